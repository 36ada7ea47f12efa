import { printable } from './printable.js';

const LETTERS = /[\p{Script=Latin}\p{Nd} .,–'’&()·-]/u;
const print = (text: string) =>
  printable(
    text,
    (code) => LETTERS.test(String.fromCodePoint(code)) && !'ţşŢŞ'.includes(String.fromCodePoint(code)),
  );

describe('Printable text', () => {
  it.each([
    ['Árvíztűrő Țânțar', 'Árvíztűrő Țânțar', true],
    ['Ştiinţă', 'Știință', true],
    ['Smile 😀 Dental 👩‍⚕️', 'Smile Dental', false],
    ['中文 Dental', '· Dental', false],
    ['a\u200b\u00adb\nc', 'ab c', true],
    ['ő', 'ő', true],
    ['😀', '', false],
  ])('of %j is %j', (text, drawn, isWhole) => {
    expect(print(text)).toEqual({ text: drawn, isWhole });
  });
});
