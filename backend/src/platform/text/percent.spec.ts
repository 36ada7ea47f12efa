import { percentText } from './percent.js';

describe('A percentage', () => {
  it.each([
    ['hu', 60.3, '60,3%'],
    ['en', 60.3, '60.3%'],
    ['ro', 60.3, '60,3\u00a0%'],
    ['hu', 100, '100%'],
    ['ro', 0, '0\u00a0%'],
  ] as const)('in %s: %d is %s', (language, value, text) => {
    expect(percentText(value, language)).toBe(text);
  });
});
