import { hu } from './hu.js';
import { asSentence, listed, quote } from './quote.js';

describe('quote', () => {
  it('turns quotation marks inside into inner ones and drops unpaired ones', () => {
    expect(quote('Ismerik a "zöld kereszt" jelet?', 100, hu.marks)).toBe('„Ismerik a »zöld kereszt« jelet?”');
    expect(quote('Ismerik a "zöld kereszt jelet?', 100, hu.marks)).toBe('„Ismerik a zöld kereszt jelet?”');
  });

  it('leaves no quotation mark open when it cuts', () => {
    expect(quote('Ismerik önök a "zöld kereszt" jelet?', 24, hu.marks)).toBe('„Ismerik önök a zöld…”');
  });

  it('drops marks at the end that do not belong to the words', () => {
    expect(quote('Online fizetés:', 100, hu.marks)).toBe('„Online fizetés”');
  });
});

describe('asSentence', () => {
  it.each([
    ['Kész', 'Kész.'],
    ['Kész!', 'Kész!'],
    ['Itt: „Van weboldal?”', 'Itt: „Van weboldal?”'],
    ['Itt: „Weboldal”', 'Itt: „Weboldal”.'],
    ['(62,5%)', '(62,5%).'],
  ])('%j becomes %j', (text, sentence) => {
    expect(asSentence(text)).toBe(sentence);
  });
});

describe('listed', () => {
  it('joins as people do', () => {
    expect(listed(['a'], 'és')).toBe('a');
    expect(listed(['a', 'b'], 'és')).toBe('a és b');
    expect(listed(['a', 'b', 'c'], 'és')).toBe('a, b és c');
  });
});
