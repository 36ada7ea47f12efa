import { BadRequest } from '../../platform/errors/app-error.js';
import { copiedIds } from './insights/insight.js';

interface NeedingQuestion {
  id: number;
  /** The row id of the question that comes before it. */
  needs?: number | null;
  questionText: string;
}
interface NeedingSection {
  id: number;
  questions: readonly (NeedingQuestion & { options: readonly { id: number }[] })[];
}

/** Why a question cannot come after the one that it needs. */
export type NeedsFault = 'unknown' | 'itself' | 'circle';

/** Which questions come after which, by their row ids. */
export type Needs = { id: number; needs: number | null }[];

/** The questions that cannot come after the one they need: it is no other one of the questionnaire, or needs them in turn. Pure. */
export function faultyNeeds<Q extends NeedingQuestion>(
  sections: readonly { questions: readonly Q[] }[],
): { of: Q; fault: NeedsFault; needed: Q | undefined }[] {
  const all = new Map(sections.flatMap(({ questions }) => questions.map((one) => [one.id, one])));
  const goesRound = (of: Q): boolean => {
    const passed = new Set<number>();
    let next: Q | undefined = of;
    while (next?.needs && !passed.has(next.id)) {
      passed.add(next.id);
      next = all.get(next.needs);
    }
    return next?.id === of.id && passed.size > 0;
  };
  return [...all.values()].flatMap((of) => {
    if (!of.needs) return [];
    const needed = all.get(of.needs);
    const fault = !needed ? 'unknown' : needed === of ? 'itself' : goesRound(of) ? 'circle' : null;
    return fault === null ? [] : [{ of, fault, needed }];
  });
}

/** Throws BadRequest where a question cannot come after the one it needs. Pure (rules: ranking of steps). */
export function refuseFaultyNeeds(sections: readonly NeedingSection[]): void {
  const [found] = faultyNeeds(sections);
  if (!found) return;
  const { of, fault, needed } = found;
  throw new BadRequest(`needs_${fault}`, {
    question: of.questionText,
    ...(fault === 'circle' ? { needed: needed!.questionText } : {}),
  });
}

/** Which questions of a copied questionnaire come after which, all of them its own; they stand in the same order. Pure. */
export function needsOfCopy(original: readonly NeedingSection[], copy: readonly NeedingSection[]): Needs {
  const ids = copiedIds(original, copy);
  return original
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, needs }) => {
      const [own, needed] = [ids.question(id), needs ? ids.question(needs) : undefined];
      return own === undefined || needed === undefined ? [] : [{ id: own, needs: needed }];
    });
}
