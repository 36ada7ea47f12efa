import fc from '../../../test/setup/random-inputs.js';
import { option, question, section } from '../../../test/make/sections.js';
import { pointsOfOptions } from '../questionnaires/options.js';
import { suggestionsOf } from './score-page.js';
import { scoreEvaluation } from './score.js';
import type { RawResponses, ScoredQuestion, ScoredSection } from './scoring.types.js';
import { answerLedTo, missingWithAdvice } from './step-points.js';

const optionParts = fc.record({
  points: fc.nat({ max: 5 }),
  advice: fc.constantFrom(null, 'Same advice.', 'Other advice.', ' ', 'If missing: Add it.'),
  target: fc.option(fc.nat({ max: 5 }), { nil: null }),
  prepares: fc.boolean(),
  exclusive: fc.boolean(),
});
const questionParts = fc.record({
  kind: fc.constantFrom<'single' | 'multiple'>('single', 'multiple'),
  options: fc.array(optionParts, { maxLength: 5 }),
  tip: fc.constantFrom(null, 'Same advice.', 'A tip.'),
  ownPoints: fc.nat({ max: 6 }),
});

/** A questionnaire whose options lead wherever it pleases them, also nowhere or to fewer points. */
const sections = fc.array(fc.array(questionParts, { maxLength: 4 }), { maxLength: 3 }).map((all) => {
  let id = 0;
  return all.map((parts, index) =>
    section(
      index + 1,
      parts.map(({ kind, options: given, tip, ownPoints }) => {
        const own = ++id;
        const label = (place: number) => `Answer ${own} ${place}`;
        const options = given.map(({ target, ...one }, place) =>
          option(100 * own + place, {
            ...one,
            label: label(place),
            leadsTo: target === null ? null : label(target),
          }),
        );
        const pointValue = pointsOfOptions({ kind, options }) ?? ownPoints;
        return question(own, { kind, options, pointValue, relatedTip: tip });
      }),
    ),
  );
});
const questionsOf = (all: ScoredSection[]) => all.flatMap(({ questions }) => questions);
const joined = (options: readonly { label: string }[]) => options.map(({ label }) => label).join(', ');

/** Every answer that can be given: each option by itself, and of several each two that may stand together. */
function answersTo({ kind, options }: ScoredQuestion): string[] {
  const pairs = options.flatMap((one, index) => options.slice(index + 1).map((other) => [one, other]));
  const together = pairs.filter((pair) => kind === 'multiple' && !pair.some(({ exclusive }) => exclusive));
  return options.length === 0 ? ['no'] : [...options.map((one) => [one]), ...together].map(joined);
}

/** An answer that brings all points. */
function bestAnswer({ kind, options, pointValue }: ScoredQuestion): string {
  if (!options.some(({ points }) => points > 0)) return 'yes';
  const best = options.find(({ points }) => points === pointValue);
  if (best || kind === 'single') return best!.label;
  return joined(options.filter(({ exclusive }) => !exclusive));
}

it('A step promises the difference that answering as it leads makes, for every option of every question', () => {
  fc.assert(
    fc.property(sections, (all) => {
      for (const asked of questionsOf(all))
        for (const answer of answersTo(asked)) {
          const score = scoreEvaluation(all, { [asked.id]: answer }, 'en');
          const step = suggestionsOf(all, score, 'en')
            .sections.flatMap(({ steps }) => steps)
            .find(({ question: { id }, state }) => id === asked.id && state === 'missed');
          if (!step) continue;
          const led = answerLedTo(asked, step.score);
          const after = scoreEvaluation(all, { [asked.id]: led ? joined(led) : bestAnswer(asked) }, 'en');
          const difference = after.totalScore - score.totalScore;
          const chosen = asked.options.find(({ label }) => label === answer);
          const missing = missingWithAdvice(asked, step.score);
          if (missing.length > 0) expect(step.prepares > 0).toBe(missing.every(({ prepares }) => prepares));
          else if (chosen) expect(step.prepares > 0).toBe(chosen.prepares);
          expect([step.gain, step.prepares]).toEqual(step.prepares > 0 ? [0, difference] : [difference, 0]);
          expect(difference).toBeGreaterThan(0);
        }
    }),
  );
});

it('Tips promise together what answering all questions as they lead brings, whatever they share', () => {
  fc.assert(
    fc.property(sections, fc.infiniteStream(fc.nat({ max: 20 })), (all, choices) => {
      const given: RawResponses = {};
      for (const asked of questionsOf(all)) {
        const possible = answersTo(asked);
        given[asked.id] = possible[choices.next().value! % possible.length]!;
      }
      const score = scoreEvaluation(all, given, 'en');
      const { tips, sections: parts } = suggestionsOf(all, score, 'en');
      const followed: RawResponses = { ...given };
      for (const { question: asked, score: own, prepares, text, state } of parts.flatMap(
        ({ steps }) => steps,
      )) {
        if (prepares > 0 || text === null || state !== 'missed') continue;
        const led = answerLedTo(asked, own);
        followed[asked.id] = led ? joined(led) : bestAnswer(asked);
      }
      const promised = tips.reduce((sum, { points }) => sum + points, 0);
      expect(scoreEvaluation(all, followed, 'en').totalScore - score.totalScore).toBe(promised);
      for (const { points, prepares } of tips) expect(points > 0).toBe(prepares === undefined);
    }),
  );
});
