declare module "fxa-common-password-list" {
  /**
   * Mozilla's list of the 50,000 most common passwords with eight or more characters, from breaches. 3,434 of
   * them have ten or more.
   */
  const common: { test(password: string): boolean };
  export default common;
}
