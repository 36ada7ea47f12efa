import { sentencesOf } from '../../../review/spans.js';
import type { Place } from '../sentences/accept-sentence.js';
import { FOREMOST_STEPS, type NumberedFact } from '../sentences/numbered-facts.js';
import type { Case } from './case.js';

export const LONGEST_SENTENCE = 320;
const MOST_CITED = 3;

/** Whether a sentence cites what its kind and place ask for. */
export function structureFault({
  context: { first, outcomeOf },
  offered: { kind },
  place,
  cited,
}: Pick<Case, 'context' | 'offered' | 'place' | 'cited'>): string | null {
  const { facts: answers, insights } = cited;
  const all = answers.length + insights.length;
  if (place.field.startsWith('strengths.') && kind !== 'strength') return 'it has to be a strength';
  if (kind === 'verdict' || (kind === 'bridge' && all === 0))
    return answers.length > 0 ? `a ${kind} cites no answer` : null;
  if (all === 0) return 'it cites no fact';
  if (all > MOST_CITED) return 'it tells too many facts';
  const outside = [...answers, ...insights].find(
    ({ sectionId }) => place.sectionId !== null && sectionId !== place.sectionId,
  );
  if (outside) return `fact ${outside.number} is of another section`;
  if (kind === 'bridge') return answers.length > 0 ? 'a bridge cites no answer' : null;
  const ofInsights = insights.flatMap(({ insight }) => insight.facts.map(([id]) => outcomeOf.get(id)));
  const wrong = answers.find(({ outcome }) => (outcome === 'full') !== (kind === 'strength'));
  if (wrong) return `fact ${wrong.number} is ${stateOf(wrong)}, so it is no ${kind}`;
  if (kind === 'strength' && ofInsights.some((outcome) => outcome !== 'full'))
    return 'its insight rests on answers that lost points, so it is no strength';
  if (
    kind === 'gap' &&
    ofInsights.length > 0 &&
    answers.length === 0 &&
    ofInsights.every((one) => one === 'full')
  )
    return 'its insight rests on full answers, so it is no gap';
  if (kind !== 'advice') return null;
  const open = answers.find(({ outcome }) => outcome === 'unanswered');
  if (open) return `fact ${open.number} was not answered, so nothing is advised about it`;
  if (
    [...answers.map(({ missed }) => missed?.tip), ...insights.map(({ insight }) => insight.advice)].some(
      (tip) => !tip,
    )
  )
    return 'there is no advice on that fact';
  const isForemost = (fact: NumberedFact) =>
    place.sectionId === null
      ? fact === first
      : fact === first || (fact.rankInSection ?? FOREMOST_STEPS) < FOREMOST_STEPS;
  return answers.every(isForemost) ? null : 'other steps come before it';
}

const stateOf = ({ outcome, missed }: NumberedFact): string => missed?.state ?? outcome;

/** Whether a text is one sentence that tells something. */
export function shapeFault(text: string, { field }: Place): string | null {
  if (!/\p{L}/u.test(text)) return 'it is empty';
  if (sentencesOf(text.replace(/\{\{[^{}]*\}\}/gu, 'x')).length > 1) return 'it is more than one sentence';
  if (text.length > 2 * LONGEST_SENTENCE) return 'it is too long';
  if (/[?]$/u.test(text)) return 'it is a question';
  return field === '' ? 'it belongs to no text' : null;
}
