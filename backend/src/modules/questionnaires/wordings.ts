/** A line for clinics that did not tick an option: 'If missing: No link leads to booking yet.' */
const MISSING = /^(?:ha hiányzik|if missing|dacă lipsește)\s*:\s*/iu;

/** The wordings of a meaning: each line of its text is one, and a clinic gets one of them. */
export const wordingsOf = (text: string | null): string[] =>
  linesOf(text).filter((line) => !isSentenceIfMissing(line));

/** What the lines for where an option is missing say: in a meaning what the clinic lacks, each in another wording. */
export const sentencesIfMissing = (text: string | null): string[] =>
  linesOf(text)
    .filter(isSentenceIfMissing)
    .map((line) => line.replace(MISSING, ''))
    .filter(Boolean);

/** What an answer advises where it was given: its advice without the lines for where it is missing; null where there is none. */
export const adviceOf = (text: string | null): string | null =>
  (text ?? '')
    .split('\n')
    .filter((line) => !isSentenceIfMissing(line))
    .join('\n')
    .trim() || null;

/** What to do where this one of several options was not ticked; null where its advice does not say. */
export const adviceIfMissing = (text: string | null): string | null =>
  sentencesIfMissing(text).join(' ') || null;

/** Whether a line is for where the option is missing. */
const isSentenceIfMissing = (line: string): boolean => MISSING.test(line.trim());

const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
