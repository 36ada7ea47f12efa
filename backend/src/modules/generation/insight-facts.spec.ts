import { option, question, section } from '../../../test/make/sections.js';
import type { Condition } from '../questionnaires/conditions/condition.js';
import { factRefOf } from '../evaluations/texts/fact-hash.js';
import type { RawResponses } from '../scoring/scoring.types.js';
import { scoreEvaluation } from '../scoring/score.js';
import type { WrittenInsight } from './insight-facts.js';
import { factsOf } from './writer-facts.js';

const yesOrNo = (id: number) => [
  option(10 * id + 1, { label: 'Yes', points: 4 }),
  option(10 * id + 2, { label: 'No' }),
];
const sections = [
  section(1, [
    question(1, { pointValue: 4, options: yesOrNo(1) }),
    question(2, { pointValue: 4, options: yesOrNo(2) }),
    question(3, { kind: 'text', pointValue: 0 }),
  ]),
  section(2, [question(4, { pointValue: 4, options: yesOrNo(4) })]),
  section(3, [question(5, { pointValue: 4, options: yesOrNo(5) })], { includeInEvaluation: false }),
];
const said = (id: number, answer: 'Yes' | 'No'): Condition => ({
  question: id,
  chose: 'any',
  options: [10 * id + (answer === 'Yes' ? 1 : 2)],
});
const insight = (id: number, when: Condition, more: Partial<WrittenInsight> = {}): WrittenInsight => ({
  id,
  when,
  text: `Insight ${id}.`,
  advice: null,
  place: 'summary',
  sectionId: null,
  weight: 5,
  active: true,
  ...more,
});
const read = (responses: RawResponses, ...insights: WrittenInsight[]) =>
  factsOf(sections, responses, 'en', { insights });
const held = (responses: RawResponses, ...insights: WrittenInsight[]) =>
  read(responses, ...insights).insights!.map(({ id }) => id);

describe('Insights among the facts for a text writer', () => {
  it('are those that hold, heaviest first and of the same weight the older one, by their places', () => {
    const facts = read(
      { '1': 'Yes', '2': 'No', '4': 'No' },
      insight(1, said(1, 'Yes')),
      insight(2, said(2, 'Yes')),
      insight(4, { section: 1, atLeast: 50 }, { weight: 9, advice: 'Go on.' }),
      insight(3, { all: [said(1, 'Yes'), said(2, 'No')] }),
      insight(5, { section: null, below: 34 }, { place: 'section', sectionId: 2 }),
      insight(6, said(1, 'Yes'), { active: false }),
    );
    expect(facts.insights!.map(({ id }) => id)).toEqual([4, 1, 3]);
    expect(facts.insights![0]).toEqual({
      id: 4,
      text: 'Insight 4.',
      advice: 'Go on.',
      weight: 9,
      facts: [],
    });
    expect(facts.sections.map((one) => one.insights!.map(({ id }) => id))).toEqual([[], [5]]);
  });

  it('are told in one of their wordings, by what was answered', () => {
    const two = insight(1, { section: 1, atLeast: 0 }, { text: 'One wording.\nAnother one.' });
    const told = (responses: RawResponses) =>
      read(responses, two)
        .insights!.map(({ text }) => text)
        .join();
    const both = ['Yes', 'No'].flatMap((one) =>
      ['Yes', 'No'].map((other) => ({ '1': one, '2': other, '4': one })),
    );
    expect(new Set(both.map(told))).toEqual(new Set(['One wording.', 'Another one.']));
    expect(both.map(told)).toEqual(both.map(told));
  });

  it('are no key where a questionnaire has none', () => {
    expect(read({})).not.toHaveProperty('insights');
    expect(read({}).sections[0]).not.toHaveProperty('insights');
  });

  it('say nothing of what was not answered, cannot be read, or is gone', () => {
    const nots = [
      insight(1, { not: said(1, 'Yes') }),
      insight(2, { section: 2, below: 50 }),
      insight(3, { section: null, below: 50 }),
      insight(4, { section: 3, below: 101 }),
      insight(5, { not: said(9, 'Yes') }),
    ];
    expect(held({}, ...nots)).toEqual([]);
    expect(held({ '1': 'Perhaps' }, ...nots)).toEqual([]);
    expect(held({ '1': 'No' }, ...nots)).toEqual([1, 3]);
    expect(held({ '1': 'Yes', '4': 'No' }, ...nots)).toEqual([2, 3]);
  });

  it('know a free text as answered, and what lies in a section that does not count', () => {
    const free = insight(1, { question: 3, answered: true });
    const apart = insight(2, said(5, 'No'));
    expect(held({ '3': ' ' }, free, apart)).toEqual([]);
    expect(held({ '3': 'We grow.', '5': 'No' }, free, apart)).toEqual([1, 2]);
    expect(read({ '5': 'No' }, apart).insights![0]!.facts).toEqual([]);
    expect(held({ '1': 'Perhaps' }, insight(3, { question: 1, answered: true }))).toEqual([]);
  });

  it('rest on the answers that make them true, as evidence keeps them', () => {
    const responses = { '1': 'Yes', '2': 'No', '4': 'No' };
    const { sectionScores } = scoreEvaluation(sections, responses, 'en');
    const refs = sections.flatMap(({ questions }) =>
      questions.flatMap((one) => {
        const score = sectionScores.flatMap((scored) => scored.questions).find(({ id }) => id === one.id);
        return score ? [factRefOf(one, score)] : [];
      }),
    );
    const restsOn = (when: Condition) => read(responses, insight(1, when)).insights![0]!.facts;
    expect(restsOn({ all: [said(4, 'No'), said(1, 'Yes'), { section: 1, atLeast: 50 }] })).toEqual([
      refs[0],
      refs[2],
    ]);
    expect(restsOn({ any: [said(1, 'No'), said(2, 'No')] })).toEqual([refs[1]]);
    expect(restsOn({ not: { all: [said(1, 'Yes'), said(2, 'Yes')] } })).toEqual([refs[1]]);
  });

  it('tell only the answers that their conditions set apart from full ones, and no ticks', () => {
    const options = [...yesOrNo(1), option(13, { label: 'In part', points: 2 })];
    const asked = [
      section(1, [
        question(1, { pointValue: 4, options }),
        question(2, { pointValue: 4, options: yesOrNo(2) }),
        question(3, { kind: 'multiple', pointValue: 8, options: yesOrNo(3) }),
      ]),
    ];
    const tellsOf = (when: Condition) =>
      factsOf(asked, { '1': 'In part', '2': 'No', '3': 'Yes' }, 'en', { insights: [insight(1, when)] })
        .insights![0]!.tells;
    const inPart: Condition = { question: 1, chose: 'any', options: [11, 13] };
    expect(tellsOf({ all: [inPart, said(2, 'No')] })).toEqual([2]);
    expect(
      tellsOf({ all: [{ question: 1, chose: 'any', options: [12, 13] }, said(2, 'No')] }),
    ).toBeUndefined();
    expect(tellsOf({ all: [said(3, 'Yes'), said(2, 'No')] })).toEqual([2]);
  });
});
