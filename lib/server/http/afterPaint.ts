/**
 * A script at the head of each page. `afterPaint(path)` loads a part of the app once text can be seen; at once where nothing is to be
 * seen (a tab behind others, a page that Next draws in the browser alone), and after a second in any case. Style sheets are linked only
 * now because by then nothing waits for them: what they say is in the page, but for the fonts, which a phone that has been here before
 * has, and is told of at once.
 */
export const AFTER_PAINT = `{
  let known = false, painted = false;
  try { known = "fonts" in localStorage; localStorage.fonts = "loaded"; } catch {}
  const waiting = [];
  const link = (rel, href) => Object.assign(document.createElement("link"), { rel, href });
  const script = (src) => Object.assign(document.createElement("script"), { src });
  const style = (path) => {
    const sheet = link("stylesheet", path);
    sheet.dataset.precedence = "next";
    return sheet;
  };
  const load = (path) => document.head.append(
    path.endsWith(".css") ? style(path) : path.endsWith(".js") ? script(path) : link("manifest", path));
  const loadAll = () => { painted = true; waiting.splice(0).forEach(load); };
  globalThis.afterPaint = (path) => {
    if (painted || (known && path.endsWith(".css"))) load(path);
    else waiting.push(path);
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) loadAll();
  }).observe({ type: "paint", buffered: true });
  const drawnHere = document.documentElement.id === "__next_error__";
  setTimeout(loadAll, document.hidden || drawnHere ? 0 : 1000);
}`.replace(/\s*\n\s*/g, " ");
