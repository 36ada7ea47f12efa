import { expect, it } from 'vitest';
import { evidenceOf } from './evidence.ts';
import { makeEvaluation, makePage } from '../../../testing/make-evaluation.ts';

it('parts gained and missed questions, with answers, tips and products', () => {
  const evidence = evidenceOf(1, makeEvaluation(), makePage());
  expect(evidence?.gained.map(({ id, answer }) => [id, answer])).toEqual([[11, 'Igen']]);
  expect(evidence?.missed.map(({ id, answer, tip }) => [id, answer, tip])).toEqual([
    [12, null, 'Nyissanak online foglalást.'],
  ]);
  expect(evidence?.products.map(({ product }) => product.name)).toEqual(['Időpontfoglaló']);
  expect(evidence?.otherTips).toEqual([]);
});

it('finds answers by number and by text, too, and shows tips of unknown questions apart', () => {
  const page = makePage();
  page.sectionData['1']!.tips.push({ tip: 'Másik tipp.', weight: 1, questionId: 'unknown', points: 0 });
  const evaluation = makeEvaluation({ rawResponses: { '11': ['a', 'b'], ' Van  online FOGLALÁS? ': true } });
  const evidence = evidenceOf(1, evaluation, page);
  expect([...evidence!.gained, ...evidence!.missed].map(({ answer }) => answer)).toEqual(['a, b', 'true']);
  expect(evidence?.otherTips).toEqual(['Másik tipp.']);
});

it('has nothing to say about a section that the client does not see', () => {
  expect(evidenceOf(9, makeEvaluation(), makePage())).toBeNull();
});
