export const browserWords = {
  any: "Un navegador",
  on: (browser: string, system: string) => `${browser} en ${system}`,
  systems: {
    iPhone: "un iPhone",
    iPad: "un iPad",
    Android: "Android",
    Windows: "Windows",
    Chromebook: "un Chromebook",
    Mac: "un Mac",
    Linux: "Linux",
  },
};
