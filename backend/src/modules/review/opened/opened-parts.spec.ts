import { creditedTime, partOf, partsOf, secondsToRead } from './opened-parts.js';

const texts = {
  summary: 'Összegzés.',
  motivationalMessage: '',
  sections: { 3: { text: 'Szöveg.' }, 4: { text: '' }, 9: { text: 'Nem számít.' } },
  strengths: { 3: ['Erős.', '', ''], 4: ['', '', ''] },
};
const sections = [{ sectionId: 3 }, { sectionId: 4 }];

describe('The parts in which texts are read', () => {
  it('are the summary and each scored section that has a text', () => {
    expect([...partsOf(texts, sections).keys()]).toEqual(['summary', 'sections.3']);
    expect(partsOf(null, sections).size).toBe(0);
  });

  it('change with any of their texts, and with no other', () => {
    const before = partsOf(texts, sections);
    const after = partsOf({ ...texts, strengths: { ...texts.strengths, 3: ['Erős!', '', ''] } }, sections);
    expect(after.get('summary')).toEqual(before.get('summary'));
    expect(after.get('sections.3')!.hash).not.toBe(before.get('sections.3')!.hash);
    const cheered = partsOf({ ...texts, motivationalMessage: 'Hajrá!' }, sections);
    expect(cheered.get('summary')!.hash).not.toBe(before.get('summary')!.hash);
  });

  it.each([
    ['summary', 'summary'],
    ['motivationalMessage', 'summary'],
    ['sections.3', 'sections.3'],
    ['strengths.3.1', 'sections.3'],
  ])('%s belongs to %s', (field, part) => {
    expect(partOf(field)).toBe(part);
  });
});

describe('Reading', () => {
  it.each([
    [5, 2],
    [100, 15],
    [1000, 60],
  ])('%i words takes %i seconds at 400 words a minute', (words, seconds) => {
    expect(secondsToRead(words, 400)).toBe(seconds);
  });

  it('counts the words of a part', () => {
    expect(partsOf(texts, sections).get('sections.3')!.words).toBe(2);
  });

  it('counts for no more than the time that has passed, whatever is reported', () => {
    const shown = [
      { part: 'summary', seconds: 8 },
      { part: 'sections.3', seconds: 8 },
    ];
    const of = (passed: number) => creditedTime(shown, passed).map(({ seconds }) => seconds);
    expect(of(30)).toEqual([8, 8]);
    expect(of(10)).toEqual([8, 2]);
    expect(of(0)).toEqual([0, 0]);
    expect(of(-1)).toEqual([0, 0]);
  });
});
