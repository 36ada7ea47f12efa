/** A line that says what an answer is called within a sentence: 'In a sentence: a booking link'. */
const NAMED = /^(?:mondatban|in a sentence|în propoziție)\s*:\s*/iu;

/** The wordings of a meaning: each line of its text is one, and a clinic gets one of them. */
export const wordingsOf = (text: string | null): string[] =>
  linesOf(text).filter((line) => !isNameInSentence(line));

/** What an answer is called within a sentence, for lists of several; null where its meaning does not say so. */
export function nameInSentence(text: string | null): string | null {
  const line = linesOf(text).find((one) => NAMED.test(one));
  return line?.replace(NAMED, '') || null;
}

/** Whether a line says what an answer is called within a sentence. */
export const isNameInSentence = (line: string): boolean => NAMED.test(line.trim());

const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
