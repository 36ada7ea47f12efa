/** How much of a question and of an answer the message of a finding repeats. */
const LONGEST = 200;

/** Cut with an ellipsis where it is long, never within a character. Pure. */
export const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
