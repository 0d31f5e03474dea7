/** The site icon: a red die with a four (SVG). */
export const RED_DIE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="4" y="4" width="92" height="92" rx="22" fill="#e63d28"/>' +
  '<g fill="#fff6e6"><circle cx="30" cy="30" r="10.5"/><circle cx="70" cy="30" r="10.5"/><circle cx="30" cy="70" r="10.5"/><circle cx="70" cy="70" r="10.5"/></g></svg>';

/** The icon as a data URL, which saves a request. */
export const RED_DIE_ADDRESS = `data:image/svg+xml,${encodeURIComponent(RED_DIE)}`;
