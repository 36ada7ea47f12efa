import { describe, expect, it } from 'vitest';
import { newAnswer, type Answer } from './answers.ts';
import { cellsIn, pasteCells } from './pasted-cells.ts';

describe('the cells of a spreadsheet', () => {
  it('are told by tabs, or by the table that comes along for a single column', () => {
    expect(cellsIn('Igen\t4\r\nNem\t0\r\n', '')).toEqual([
      ['Igen', '4'],
      ['Nem', '0'],
    ]);
    expect(cellsIn('Van.\nNincs.', '<style></style><table><tr><td>Van.</td></tr></table>')).toEqual([
      ['Van.'],
      ['Nincs.'],
    ]);
    expect(cellsIn('Két bekezdés.\nEz a második.', '<p>Két bekezdés.</p>')).toBeNull();
  });

  it('may hold line ends and quotes', () => {
    expect(cellsIn('"Egyik.\n""Másik""."\tTegyék meg.\n"Igen" válasz\t', '')).toEqual([
      ['Egyik.\n"Másik".', 'Tegyék meg.'],
      ['"Igen" válasz', ''],
    ]);
  });
});

describe('pasting', () => {
  const options: readonly Answer[] = [newAnswer('Igen', '4'), newAnswer('Nem')];
  const paste = (index: number, column: 'label' | 'meaning', rows: string[][]) =>
    pasteCells(options, { key: options[index]!.key, column }, rows);
  const shown = ({ options: all }: ReturnType<typeof pasteCells>) =>
    all.map(({ label, points, meaning, advice }) => [label, points, meaning, advice]);

  it('fills to the right and down, and leaves the rest as it is', () => {
    const pasted = paste(0, 'meaning', [['Van.', 'Tartsák meg.'], ['Nincs.']]);
    expect(shown(pasted)).toEqual([
      ['Igen', '4', 'Van.', 'Tartsák meg.'],
      ['Nem', '0', 'Nincs.', ''],
    ]);
    expect(pasted.options.map(({ key }) => key)).toEqual(options.map(({ key }) => key));
  });

  it('makes new answers of rows that bring a label, and leaves out those that only bring a meaning', () => {
    const pasted = paste(1, 'label', [['Részben', '2'], ['Nem\ntudom']]);
    expect(shown(pasted)).toEqual([
      ['Igen', '4', '', ''],
      ['Részben', '2', '', ''],
      ['Nem tudom', '0', '', ''],
    ]);
    expect(paste(1, 'meaning', [['Nincs.'], ['Fölös.']])).toMatchObject({ filled: 1, leftOut: 1 });
  });

  it('stops at as many answers as a question may have', () => {
    const many = Array.from({ length: 120 }, (_, index) => [`Válasz ${index}`]);
    expect(paste(0, 'label', many)).toMatchObject({ filled: 100, leftOut: 20 });
  });
});
