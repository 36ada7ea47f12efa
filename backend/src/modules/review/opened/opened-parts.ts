import { createHash } from 'node:crypto';
import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';
import { wordsOf } from '../spans.js';

/** The shortest and the longest time, in seconds, that reading a part is taken to need. */
const [LEAST_SECONDS, MOST_SECONDS] = [2, 60];

/** What a person reads together. */
export interface Part {
  /** The first 16 hex digits of a hash of what stands there. */
  hash: string;
  words: number;
}

/** A part that a browser has shown, and for how many seconds since its last report. */
export interface ShownPart {
  part: string;
  seconds: number;
}

/** The part of the texts that a field belongs to: 'summary' with the motivational message, 'sections.12' with its strengths. Pure. */
export function partOf(field: string): string {
  const [kind, section] = field.split('.');
  return kind === 'sections' || kind === 'strengths' ? `sections.${section}` : 'summary';
}

/** The parts in which a person reads the texts of the scored sections. A part without any text is none. Pure (rules: approval). */
export function partsOf(
  texts: GeneratedTexts | null,
  sections: readonly { sectionId: number }[],
): Map<string, Part> {
  if (!texts) return new Map();
  const parts: [string, string[]][] = [
    ['summary', [texts.summary, texts.motivationalMessage]],
    ...sections.map(({ sectionId: id }): [string, string[]] => [
      `sections.${id}`,
      [texts.sections[id]?.text ?? '', ...(texts.strengths[id] ?? [])],
    ]),
  ];
  return new Map(
    parts
      .filter(([, written]) => written.some((text) => text.trim() !== ''))
      .map(([part, written]) => [
        part,
        { hash: hashOf(written), words: written.flatMap((text) => wordsOf(text)).length },
      ]),
  );
}

/** So many seconds a fast reader needs for so many words, at a pace of words a minute. Pure (rules: approval). */
export const secondsToRead = (words: number, pace: number): number =>
  Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, (60 * words) / pace));

/**
 * What counts of a report: nobody looks at two parts at a time, so all of it together never more than the seconds that have
 * passed since the one before. Pure (rules: approval).
 */
export function creditedTime(shown: readonly ShownPart[], passed: number): ShownPart[] {
  let left = Math.max(0, passed);
  return shown.map(({ part, seconds }) => {
    const credited = Math.min(seconds, left);
    left -= credited;
    return { part, seconds: credited };
  });
}

const hashOf = (written: string[]): string =>
  createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 16);
