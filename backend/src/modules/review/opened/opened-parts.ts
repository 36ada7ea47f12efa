import { createHash } from 'node:crypto';
import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';

/** The part of the texts that a field belongs to: 'summary' with the motivational message, 'sections.12' with its strengths. Pure. */
export function partOf(field: string): string {
  const [kind, section] = field.split('.');
  return kind === 'sections' || kind === 'strengths' ? `sections.${section}` : 'summary';
}

/**
 * The parts in which a person reads the texts of the scored sections, each with the first 16 hex digits of a hash of what
 * stands there. A part without any text is none. Pure (rules: approval).
 */
export function partsOf(
  texts: GeneratedTexts | null,
  sections: readonly { sectionId: number }[],
): Map<string, string> {
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
      .map(([part, written]) => [part, hashOf(written)]),
  );
}

const hashOf = (written: string[]): string =>
  createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 16);
