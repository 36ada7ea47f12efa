import { sentencesOf } from './spans.js';

const sentencesIn = (text: string): string[] =>
  sentencesOf(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/gu, ' '));

/**
 * How much of a machine's text a person has changed, by sentences: 0 where the same sentences are still there, 1 where none
 * is. What was left out counts as well as what was added. Pure.
 */
export function editedShare(original: string, text: string): number {
  const before = sentencesIn(original);
  const after = sentencesIn(text);
  const left = [...before];
  let unchanged = 0;
  for (const sentence of after) {
    const at = left.indexOf(sentence);
    if (at < 0) continue;
    left.splice(at, 1);
    unchanged += 1;
  }
  const most = Math.max(before.length, after.length);
  return unchanged === 0 ? 1 : Math.round(100 * (1 - unchanged / most)) / 100;
}
