export const noticeWords = {
  overtaken: "Otra persona fue antes: la mesa ha avanzado desde que miraste. No se anotó nada tuyo.",
  tooLate: (theirs: string, mine: string) => `Otra persona fue antes: ${theirs}. Sin anotar: ${mine}.`,
};
