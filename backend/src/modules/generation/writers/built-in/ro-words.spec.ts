import { countOfPoints, doing, shareOfPoints } from './ro-words.js';

const shareAt = (score: number, max: number) =>
  shareOfPoints({ score: String(score), max: String(max), points: '', percent: '' });

describe('Romanian words', () => {
  it.each([
    [12, 24, 'jumătate din puncte'],
    [12, 23, 'puțin peste jumătate din puncte'],
    [22, 33, 'două treimi din puncte'],
    [15, 23, 'aproape două treimi din puncte'],
    [9, 28, 'aproape o treime din puncte'],
    [25, 33, 'puțin peste trei sferturi din puncte'],
    [17, 28, null],
    [1, 24, null],
  ])('call %d of %d points %s', (score, max, share) => {
    expect(shareAt(score, max)).toBe(share);
  });

  it('put "de" before a noun from 20 on, and from 120, not from 101', () => {
    expect([0, 1, 19, 20, 101, 120].map(countOfPoints)).toEqual([
      '0 puncte',
      '1 punct',
      '19 puncte',
      '20 de puncte',
      '101 puncte',
      '120 de puncte',
    ]);
  });

  it('lead to an order, and to a condition behind a colon', () => {
    expect(doing('În acest domeniu', 'deschideți site-ul', false)).toBe(
      'În acest domeniu, deschideți site-ul',
    );
    expect(doing('Aici', 'dacă aveți un site, deschideți-l', true)).toBe(
      'Aici, faceți așa: dacă aveți un site, deschideți-l',
    );
  });
});
