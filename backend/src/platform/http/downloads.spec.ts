import { attachmentNamed } from './downloads.js';

describe('A download’s name', () => {
  it.each([
    ['Értékelés – Őrségi Fűszer – 2026-11-21.pdf', 'Ertekeles - Orsegi Fuszer - 2026-11-21.pdf'],
    ['مركز – 2026-11-21.pdf', '2026-11-21.pdf'],
    ['a"b\r\nX: y;.pdf', 'a-b-X- y-.pdf'],
    ['😀😀.pdf', '.pdf'],
  ])('%j is also plain ASCII', (name, plain) => {
    const header = attachmentNamed(name);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(/filename="([^"]*)"/.exec(header)?.[1]).toBe(plain);
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)![1]!)).toBe(name);
  });

  it('stands although half a character is in it', () => {
    expect(attachmentNamed('x\ud800.pdf')).toContain("UTF-8''x%EF%BF%BD.pdf");
  });
});
