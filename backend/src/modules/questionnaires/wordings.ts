/** The wordings of a meaning: each line of its text is one, and a clinic gets one of them. */
export const wordingsOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
