import { option, question, section } from '../../../../test/make/sections.js';
import { scoreEvaluation } from '../../scoring/score.js';
import { areasNotApplicable } from './areas-not-applicable.js';

const yesAndNo = (id: number) => [
  option(id + 1, { label: 'Yes', points: 4 }),
  option(id + 2, { label: 'No' }),
];
const hasLaboratory = { question: 10, chose: 'any' as const, options: [101] };
const notOurs = option(303, { label: 'We have none', notApplicable: true, exclusive: true });
const sections = [
  section(1, [question(10, { options: yesAndNo(100), pointValue: 4 })], { name: 'Basics' }),
  section(2, [question(20, { options: yesAndNo(200), pointValue: 4 })], {
    name: 'Laboratory',
    shownIf: hasLaboratory,
  }),
  section(3, [question(30, { options: [...yesAndNo(300), notOurs], pointValue: 4 })], { name: 'Imaging' }),
  section(4, [question(40, { options: yesAndNo(400), pointValue: 4 })], {
    name: 'Left out',
    includeInEvaluation: false,
  }),
];
const areasOf = (answers: Record<number, string>) => {
  const named = Object.entries(answers).map(([id, answer]) => {
    const { questionId } = sections.flatMap((one) => one.questions).find((one) => one.id === Number(id))!;
    return [questionId, answer];
  });
  return areasNotApplicable(sections, scoreEvaluation(sections, Object.fromEntries(named), 'en'));
};

describe('areasNotApplicable', () => {
  it('names the areas of which every question was answered so', () =>
    expect(areasOf({ 10: 'Yes', 20: 'No', 30: 'We have none' })).toEqual(['Imaging']));

  it('names the areas whose condition is false', () =>
    expect(areasOf({ 10: 'No', 30: 'Yes' })).toEqual(['Laboratory']));

  it('says nothing of an area that is hidden because an answer is missing', () =>
    expect(areasOf({ 30: 'No' })).toEqual([]));

  it('says nothing of areas that were judged', () => expect(areasOf({ 10: 'Yes', 20: 'No' })).toEqual([]));
});
