import { partOf, partsOf } from './opened-parts.js';

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
    expect(after.get('summary')).toBe(before.get('summary'));
    expect(after.get('sections.3')).not.toBe(before.get('sections.3'));
    const cheered = partsOf({ ...texts, motivationalMessage: 'Hajrá!' }, sections);
    expect(cheered.get('summary')).not.toBe(before.get('summary'));
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
