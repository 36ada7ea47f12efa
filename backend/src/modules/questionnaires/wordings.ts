/** A line that says what a clinic lacks that did not tick an option: 'If missing: No link leads to booking yet.' */
const MISSING = /^(?:ha hiányzik|if missing|dacă lipsește)\s*:\s*/iu;

/** The wordings of a meaning: each line of its text is one, and a clinic gets one of them. */
export const wordingsOf = (text: string | null): string[] =>
  linesOf(text).filter((line) => !isSentenceIfMissing(line));

/** What a clinic lacks that did not tick this one of several options, in as many wordings as its meaning says so. */
export const sentencesIfMissing = (text: string | null): string[] =>
  linesOf(text)
    .filter(isSentenceIfMissing)
    .map((line) => line.replace(MISSING, ''))
    .filter(Boolean);

/** Whether a line says what a clinic lacks without the option. */
const isSentenceIfMissing = (line: string): boolean => MISSING.test(line.trim());

const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
