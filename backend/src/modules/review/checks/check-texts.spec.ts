import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';
import type { CheckFacts } from './check-facts.js';
import type { FactRef } from '../../evaluations/texts/text-evidence.js';
import { checkTexts } from './check-texts.js';
import { sentencesOf } from '../spans.js';

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

  it('says how a wrong number is put right where it can only belong to one result', () => {
    const fixOf = (language: 'hu' | 'en', summary: string, percentage = 30.4) => {
      const texts = { summary, motivationalMessage: '', sections: {}, strengths: {} };
      return checkTexts(texts, { ...facts, language, percentage }).find(({ rule }) => rule === 'number')?.fix;
    };
    expect(fixOf('en', 'Your overall result is 64%.')).toEqual({ start: 23, end: 25, text: '30.4' });
    expect(fixOf('hu', 'Az összesített eredmény 64%.')).toEqual({ start: 24, end: 26, text: '30,4' });
    // The article goes with the number: 'az 55%', but 'a 30,4%', and 'az 50,2%'.
    expect(fixOf('hu', 'Az összesített eredmény az 55%.')).toEqual({ start: 24, end: 29, text: 'a 30,4' });
    expect(fixOf('hu', 'Az összesített eredmény a 30%.', 50.2)).toEqual({
      start: 24,
      end: 28,
      text: 'az 50,2',
    });
    expect(fixOf('en', 'Your overall result is more than 64%.')).toBeUndefined();
  });

  it('keeps the id of a finding while other sentences change, and not when its own does', () => {
    const [before] = idsOf('Your overall result is 64%. Keep going.');
    expect(idsOf('You have made a start. Your overall result is 64%. Well done.')).toEqual([before]);
    expect(idsOf('Your overall result is only 64%. Keep going.')).not.toEqual([before]);
  });

  it('tells equal faults in equal sentences apart', () => {
    const summary = 'Your overall result is 64%. Your overall result is 64%.';
    const texts = { summary, motivationalMessage: '', sections: {}, strengths: {} };
    const ids = checkTexts(texts, facts).filter(({ rule }) => rule === 'number');
    expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
  });

  it('finds a wrong number in a sentence that has another fault as a whole', () => {
    const summary = 'Your overall result is 64%, see www.example24.com for {details}';
    const texts = { summary, motivationalMessage: '', sections: {}, strengths: {} };
    const found = checkTexts(texts, facts).map(({ rule, text }) => [rule, text]);
    expect(found).toContainEqual(['unfinished', summary]);
    expect(found.filter(([rule]) => rule === 'number')).toEqual([['number', '64']]);
  });

  it('finds a sentence that another text has said, and lets short ones come back', () => {
    const texts = {
      summary: 'You are on a good way with booking. Well done!',
      motivationalMessage: 'Well done! You are on a  good way with booking.',
      sections: {},
      strengths: {},
    };
    expect(checkTexts(texts, facts)).toMatchObject([
      { field: 'motivationalMessage', rule: 'duplicate', text: 'You are on a  good way with booking.' },
    ]);
  });

  it('finds sentences whose answer says something else by now, and leaves reworded ones alone', () => {
    const evidence = {
      summary: [
        {
          text: 'Patients book online. No call is needed.',
          kind: 'strength' as const,
          facts: [[7, 'old'] as FactRef],
        },
        { text: 'Reminders are still missing.', kind: 'gap' as const, facts: [[8, 'same'] as FactRef] },
        { text: 'Staff are trained every year.', kind: 'strength' as const, facts: [[9, 'gone'] as FactRef] },
      ],
    };
    const present = new Map([
      [7, 'new'],
      [8, 'same'],
    ]);
    const summary =
      'Patients book online. Nobody has to call. Reminders are still missing. Staff are trained every year.';
    const texts = { summary, motivationalMessage: '', sections: {}, strengths: {} };
    expect(checkTexts(texts, { ...facts, evidence, present })).toMatchObject([
      { rule: 'facts_changed', text: 'Patients book online.' },
      { rule: 'facts_changed', text: 'Staff are trained every year.' },
    ]);
  });

  it('keeps a quoted question and its points in one sentence', () => {
    const text = 'You gained points with “Can patients book online?” (8 points). Well done.';
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'You gained points with “Can patients book online?” (8 points).',
      'Well done.',
    ]);
  });

  it('finds the same every time', () => {
    const summary = 'Your overall result is 64%, see www.example.com for {details}';
    expect(idsOf(summary)).toEqual(idsOf(summary));
  });
});
