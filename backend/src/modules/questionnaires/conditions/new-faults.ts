import type { ConditionalSection } from './asked.js';
import { faultyConditions, keyOfPart } from './shown.js';

/** Sections and questions with what people call them. */
export type NamedSection = ConditionalSection & {
  name: string;
  questions: readonly (ConditionalSection['questions'][number] & { questionText: string })[];
};

/** The conditions that cannot be used after a change and could be before, or are new. Pure. */
export function newFaults(before: readonly NamedSection[], after: readonly NamedSection[]) {
  const known = new Set(faultyConditions(before).map(({ of, fault }) => `${keyOfPart(of)} ${fault}`));
  return faultyConditions(after).filter(({ of, fault }) => !known.has(`${keyOfPart(of)} ${fault}`));
}

/** What people call a section or question. Pure. */
export const nameOf = (of: NamedSection | NamedSection['questions'][number]): string =>
  'questions' in of ? of.name : of.questionText;

/** The sections and questions, by their texts, whose conditions a change would leave without what they name. Pure. */
export function partsLeftWithout(before: readonly NamedSection[], after: readonly NamedSection[]): string[] {
  return newFaults(before, after).map(({ of }) => nameOf(of));
}
