import { editedShare } from './edited-share.js';

const MACHINE = 'Az első mondat. A második mondat. A harmadik mondat. A negyedik mondat.';

describe('The share of a machine’s text that a person has changed', () => {
  it.each([
    ['the same', MACHINE, 0],
    ['other white space', MACHINE.replaceAll('. ', '.\n'), 0],
    ['one sentence reworded', MACHINE.replace('második', 'kettes számú'), 0.25],
    ['one sentence left out', MACHINE.replace(' A harmadik mondat.', ''), 0.25],
    ['one sentence added', `${MACHINE} Ez új.`, 0.2],
    ['one sentence unchanged', 'A második mondat.', 0.75],
    ['nothing unchanged', 'Egészen más szöveg.', 1],
    ['nothing left', '', 1],
  ])('%s', (_what, text, share) => {
    expect(editedShare(MACHINE, text)).toBe(share);
  });

  it('counts a sentence that is said twice as often as it was there', () => {
    expect(editedShare('Igen, így van.', 'Igen, így van. Igen, így van.')).toBe(0.5);
    expect(editedShare('', 'Saját mondat.')).toBe(1);
  });
});
