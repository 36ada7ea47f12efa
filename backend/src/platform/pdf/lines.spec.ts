import { breakLines } from './lines.js';

const broken = (text: string, width: number) => breakLines(text, width, (part) => [...part].length);

describe('Lines', () => {
  it('break at spaces, and fill up', () => {
    expect(broken('one two three four', 8)).toEqual(['one two', 'three', 'four']);
    expect(broken('one two', 7)).toEqual(['one two']);
  });

  it('break within a word only where it is longer than a line', () => {
    expect(broken('a bbbbbbbbbb cc', 4)).toEqual(['a', 'bbbb', 'bbbb', 'bb', 'cc']);
    expect(broken('bbbbbbbbbb cc', 5)).toEqual(['bbbbb', 'bbbbb', 'cc']);
  });

  it('are none for nothing, and never endless', () => {
    expect(broken('  ', 5)).toEqual([]);
    expect(broken('abc', 0)).toEqual(['a', 'b', 'c']);
  });
});
