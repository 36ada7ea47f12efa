import { demoSections } from '../../../test/make/demo-sections.js';
import { bringsMore, optionNamed } from '../../modules/questionnaires/options.js';
import { adviceOf } from '../../modules/questionnaires/wordings.js';
import { suggestionsOf } from '../../modules/scoring/score-page.js';
import { scoreEvaluation } from '../../modules/scoring/score.js';
import type { ScoredOption, ScoredQuestion } from '../../modules/scoring/scoring.types.js';
import { LANGUAGES } from '../../platform/http/languages.js';
import type { DemoQuestionnaire } from './content.types.js';
import { DEMO } from './demo-content.js';
import { templateOf, TEMPLATES } from './templates/templates.js';

const contents = LANGUAGES.flatMap((language) => [
  [`the demo in ${language}`, DEMO[language].questionnaire] as const,
  ...TEMPLATES.map((template) => [`${template} in ${language}`, templateOf(template, language)] as const),
]);
const counted = (content: DemoQuestionnaire) =>
  demoSections(content)
    .flatMap(({ questions }) => questions)
    .filter(({ pointValue }) => pointValue > 0);
/** Advice of an answer that brings all points keeps what is there and promises nothing. */
const best = (options: readonly ScoredOption[]) => Math.max(...options.map(({ points }) => points));
const joined = (options: readonly ScoredOption[]) => options.map(({ label }) => label).join(', ');

/** Every answer that the form takes: one option, or several that may stand together. */
function answersTo({ kind, options }: ScoredQuestion): ScoredOption[][] {
  if (kind === 'single') return options.map((one) => [one]);
  const together = options.filter(({ exclusive }) => !exclusive);
  const subsets = together.reduce<ScoredOption[][]>(
    (all, one) => [...all, ...all.map((some) => [...some, one])],
    [[]],
  );
  return [...subsets.slice(1), ...options.filter(({ exclusive }) => exclusive).map((one) => [one])];
}

describe.each(contents)('%s', (_name, content) => {
  it('says of every advice to which better answer of its question it leads, or that it only prepares', () => {
    for (const { kind, options } of counted(content))
      for (const option of options.filter(
        ({ advice, points }) => adviceOf(advice) !== null && points < best(options),
      )) {
        const target = option.leadsTo === null ? undefined : optionNamed(options, option.leadsTo);
        expect([option.label, option.prepares || target !== undefined]).toEqual([option.label, true]);
        if (option.leadsTo !== null)
          expect([option.label, target && bringsMore(kind, option, target)]).toEqual([option.label, true]);
      }
  });

  it('promises no more than the answer carries to which the advice leads', () => {
    const sections = demoSections(content);
    for (const question of counted(content))
      for (const answer of answersTo(question)) {
        const totalOf = (chosen: readonly ScoredOption[]) =>
          scoreEvaluation(sections, { [question.id]: joined(chosen) }, content.language);
        const score = totalOf(answer);
        const { steps } = suggestionsOf(sections, score, content.language).sections.find(({ steps: own }) =>
          own.some((step) => step.question.id === question.id),
        ) ?? { steps: [] };
        const step = steps.find((one) => one.question.id === question.id);
        if (!step) continue;
        const [only] = answer;
        const told = answer.length === 1 ? only! : undefined;
        if (told?.prepares) expect([told.label, step.gain]).toEqual([told.label, 0]);
        else if (told?.leadsTo) {
          const target = optionNamed(question.options, told.leadsTo)!;
          const before = told.exclusive || question.kind === 'single' ? [] : [told];
          const after = totalOf([...before, target]).totalScore;
          expect([told.label, step.gain]).toEqual([told.label, after - score.totalScore]);
        }
        expect(step.gain <= step.missing && step.gain > 0 !== step.prepares > 0).toBe(true);
      }
  });
});

it.each(['the demo', ...TEMPLATES] as const)('%s promises the same in every language', (which) => {
  const shapes = LANGUAGES.map((language) => {
    const content = which === 'the demo' ? DEMO[language].questionnaire : templateOf(which, language);
    return counted(content).map(({ options }) =>
      options.map(({ leadsTo, prepares }) => [options.findIndex(({ label }) => label === leadsTo), prepares]),
    );
  });
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
});
