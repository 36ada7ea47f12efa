import { option, question, section } from '../../../../test/make/sections.js';
import fc from '../../../../test/setup/random-inputs.js';
import type { Condition } from '../../questionnaires/conditions/condition.js';
import type { SectionWithQuestions } from '../../questionnaires/configuration.service.js';
import { scoreEvaluation } from '../../scoring/score.js';
import type { RawResponses, ScoredQuestion } from '../../scoring/scoring.types.js';
import { formSections } from '../public/form-questions.js';
import {
  acceptAnswers,
  askedQuestions,
  asResponses,
  type GivenAnswer,
  missingAnswers,
} from './draft-answers.js';

const LABELS = ['Booking, by phone', 'Ring; or write', 'In person'];
const NOT_OURS = 'Not ours';

/** What a clinic means by its answers, in a questionnaire with a question of any kind, of which each may depend on one before. */
const meant = fc.array(
  fc.array(
    fc.record({
      kind: fc.constantFrom('single' as const, 'multiple' as const, 'number' as const, 'text' as const),
      points: fc.array(fc.nat({ max: 9 }), { minLength: 3, maxLength: 3 }),
      dependsOn: fc.option(fc.nat(), { freq: 2 }),
      isHiddenByIt: fc.boolean(),
      /** Places of options; 3: it does not apply. */
      picked: fc.uniqueArray(fc.nat({ max: 2 }), { maxLength: 3 }),
      applies: fc.boolean(),
      number: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
      /** Where in the row of answers it was given. */
      when: fc.nat(),
      /** What was answered first, and changed. */
      before: fc.option(fc.nat({ max: 2 })),
    }),
    { maxLength: 4 },
  ),
  { maxLength: 3 },
);

type Meant = typeof meant extends fc.Arbitrary<infer T> ? T : never;

/** The questionnaire with the answers as a table holds them, and as a browser gives them. */
function bothWays(parts: Meant) {
  const table: RawResponses = {};
  const clicks: (GivenAnswer & { when: number })[] = [];
  const earlier: ScoredQuestion[] = [];
  let id = 0;
  const sections = parts.map((questions, index) =>
    section(
      index + 1,
      questions.map((given) => {
        id += 1;
        const asked = questionOf(id, given, earlier);
        earlier.push(asked);
        const { questionId, options } = asked;
        const places = !given.applies
          ? [3]
          : given.kind === 'single'
            ? given.picked.slice(0, 1)
            : given.picked;
        const chosen = places.map((place) => options[place]!);
        if (given.kind === 'text') {
          if (given.picked.length > 0) table[questionId] = ' In words ';
          clicks.push({
            questionId,
            text: given.picked.length > 0 ? 'In words' : '',
            counter: 2,
            when: given.when,
          });
        } else if (given.kind === 'number' && given.applies) {
          table[questionId] = String(given.number).replace('.', ',');
          clicks.push({ questionId, text: `${given.number} %`, counter: 2, when: given.when });
        } else {
          if (chosen.length > 0)
            table[questionId] = chosen.map(({ label }) => label.toUpperCase()).join(', ');
          clicks.push({ questionId, options: chosen.map((one) => one.id), counter: 2, when: given.when });
        }
        if (given.before !== null && given.kind !== 'text' && given.kind !== 'number')
          clicks.push({ questionId, options: [options[given.before]!.id], counter: 1, when: given.when + 1 });
        return asked;
      }),
    ),
  );
  const inTheirOrder = [...clicks]
    .sort((a, b) => a.when - b.when)
    .map(({ when: _when, ...answer }) => answer);
  return { sections, table, clicks: inTheirOrder };
}

function questionOf(
  id: number,
  { kind, points, ...given }: Meant[number][number],
  earlier: ScoredQuestion[],
) {
  const notOurs = option(id * 10 + 3, { label: NOT_OURS, notApplicable: true });
  const froms = kind === 'number' ? [0, 10, 20] : [null, null, null];
  const options = points.map((worth, place) =>
    option(id * 10 + place, { label: LABELS[place]!, points: worth, from: froms[place]! }),
  );
  const named = given.dependsOn === null ? undefined : earlier[given.dependsOn % earlier.length];
  const test: Condition | null = !named
    ? null
    : named.options.length === 0
      ? { question: named.id, answered: true }
      : { question: named.id, chose: 'any', options: [named.options[given.dependsOn! % 4]!.id] };
  return question(id, {
    kind,
    ...(kind === 'number' ? { unit: '%', min: 0, max: 30, decimals: true } : {}),
    pointValue:
      kind === 'text'
        ? 1
        : kind === 'multiple'
          ? points.reduce((sum, one) => sum + one, 0)
          : Math.max(...points),
    options: kind === 'text' ? [] : [...options, notOurs],
    shownIf: test && given.isHiddenByIt ? { not: test } : test,
  });
}

it('The same answers are the same evaluation, whether a form was filled in or a table came in, in whatever order they were given', () => {
  fc.assert(
    fc.property(meant, (parts) => {
      const { sections, table, clicks } = bothWays(parts);
      const form = formSections(sections as SectionWithQuestions[], 'en');
      const all = new Map(form.flatMap(({ questions }) => questions).map((one) => [one.questionId, one]));
      const { answers, dropped } = acceptAnswers(clicks, all);
      expect(dropped).toEqual([]);
      const asked = askedQuestions(form, answers);
      const responses = asResponses(answers, asked);
      const score = scoreEvaluation(sections, responses, 'en');
      expect(score).toEqual(scoreEvaluation(sections, table, 'en'));
      expect(score.totalScore).toBeLessThanOrEqual(score.maxScore);
      expect(score.unknownAnswers).toEqual({});
      // Whoever answers in another order answers the same, and what is asked is complete.
      const reversed = acceptAnswers(clicks.toReversed(), all).answers;
      expect(asResponses(reversed, askedQuestions(form, reversed))).toEqual(responses);
      expect(missingAnswers(responses, asked)).toEqual([]);
    }),
  );
});
