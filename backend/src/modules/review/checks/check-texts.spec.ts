import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';
import type { CheckFacts } from './check-facts.js';
import { checkTexts } from './check-texts.js';

const facts: CheckFacts = {
  language: 'en',
  totalScore: 31,
  maxScore: 50,
  percentage: 62,
  sections: [],
  products: [],
  otherProducts: [],
  quotable: [],
};
const idsOf = (summary: string, motivationalMessage = '') => {
  const texts: GeneratedTexts = { summary, motivationalMessage, sections: {}, strengths: {} };
  return checkTexts(texts, facts).map(({ id }) => id);
};

describe('checkTexts', () => {
  it('points at the fault in its field', () => {
    const summary = 'You are on your way. Your overall result is 64%.';
    const texts = { summary, motivationalMessage: '', sections: {}, strengths: {} };
    const [finding] = checkTexts(texts, facts);
    expect(finding).toMatchObject({ field: 'summary', rule: 'number', text: '64', start: 44, end: 46 });
  });

  it('keeps the id of a finding while other sentences change, and not when its own does', () => {
    const [before] = idsOf('Your overall result is 64%. Keep going.');
    expect(idsOf('You have made a start. Your overall result is 64%. Well done.')).toEqual([before]);
    expect(idsOf('Your overall result is only 64%. Keep going.')).not.toEqual([before]);
  });

  it('tells equal faults in equal sentences apart', () => {
    const ids = idsOf('Your overall result is 64%. Your overall result is 64%.');
    expect(new Set(ids).size).toBe(2);
  });

  it('finds a wrong number in a sentence that has another fault as a whole', () => {
    const summary = 'Your overall result is 64%, see www.example24.com for {details}';
    const texts = { summary, motivationalMessage: '', sections: {}, strengths: {} };
    const found = checkTexts(texts, facts).map(({ rule, text }) => [rule, text]);
    expect(found).toContainEqual(['unfinished', summary]);
    expect(found.filter(([rule]) => rule === 'number')).toEqual([['number', '64']]);
  });

  it('finds the same every time', () => {
    const summary = 'Your overall result is 64%, see www.example.com for {details}';
    expect(idsOf(summary)).toEqual(idsOf(summary));
  });
});
