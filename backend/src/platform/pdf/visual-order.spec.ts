import { isRightToLeft, visualRuns } from './visual-order.js';

const drawn = (line: string) => visualRuns(line, isRightToLeft(line)).map(({ text }) => text);

describe('The order in which a line is drawn', () => {
  it.each([
    ['Mosoly Rendelő (2026)', ['Mosoly Rendelő (2026)']],
    ['', []],
    // Words from the right, numbers from the left, brackets turned.
    ['אבג דהו', ['דהו', ' ', 'אבג']],
    ['אבג 12,5 דהו', ['דהו', ' ', '12,5', ' ', 'אבג']],
    ['אבג (דהו)', ['(', 'דהו', ')', ' ', 'אבג']],
    ['אבג ABC def דהו', ['דהו', ' ', 'ABC def', ' ', 'אבג']],
    ['Dr. אבג דהו Clinic', ['Dr. ', 'דהו', ' ', 'אבג', ' Clinic']],
    ['Név: אבג 12', ['Név: 12', ' ', 'אבג']],
  ])('of %j', (line, runs) => {
    expect(drawn(line)).toEqual(runs);
  });

  it('loses nothing', () => {
    const line = 'a אב, 1.5 (ג) – ד! مركز x';
    const letters = (text: string) => [...text].sort().join('');
    expect(letters(drawn(line).join(''))).toBe(letters(line));
  });
});
