import type { AreaWords } from './area-words.js';
import type { CheckedText } from './checked-text.js';
import { quotedSpans } from './quotations.js';
import { overlaps, type Span } from '../spans.js';

/** Fewer words that stand in the questionnaire, too ('no', 'is in place'), repeat nothing. */
const LONG_QUOTATION = 5;

/**
 * The text in lower case, without what repeats the questionnaire; names of areas stay, and idioms that deny in form alone are plain
 * words. Each letter is in its place.
 */
export function readable(
  { bare, text, words, quoted, mentions, sentences }: CheckedText,
  idioms: AreaWords['idioms'],
): string {
  const isNamed = (span: Span) => mentions.some((mention) => mention.isWhole && overlaps(mention, span));
  const repeated: Span[] = [];
  let run: Span[] = [];
  const close = () => {
    if (run.length >= LONG_QUOTATION) repeated.push(...run);
    run = [];
  };
  // A name repeats nothing, and a quotation ends with its sentence.
  for (const [at, word] of words.entries()) {
    const isOwn = quoted[at]! && !isNamed(word);
    const before = run.at(-1)?.start ?? word.start;
    if (!isOwn || sentences.some(({ start }) => before < start && start <= word.start)) close();
    if (isOwn) run.push(word);
  }
  close();
  let lower = bare.toLowerCase();
  for (const { start, end } of [...repeated, ...quotedSpans(text)])
    if (!isNamed({ start, end })) lower = lower.slice(0, start) + ' '.repeat(end - start) + lower.slice(end);
  return idioms.reduce(
    (said, [idiom, plain]) =>
      said.replace(idiom, (found) => plain.padEnd(found.length).slice(0, found.length)),
    lower,
  );
}
