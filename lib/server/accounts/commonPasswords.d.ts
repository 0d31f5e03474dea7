declare module "fxa-common-password-list" {
  /** Mozilla's list of the 50,000 most common passwords of eight signs and more, made of breaches; 3,434 have ten or more. */
  const common: { test(password: string): boolean };
  export default common;
}
