import { expect, it } from 'vitest';
import { afterDecision, placeIn } from './queue.ts';

const waiting = ['oldest', 'middle', 'newest'];

it('knows what is before and after, and where the queue ends', () => {
  expect(placeIn(waiting, 'oldest')).toEqual({ position: 1, before: null, next: 'middle' });
  expect(placeIn(waiting, 'newest')).toEqual({ position: 3, before: 'middle', next: null });
});

it('begins anew after what waits no longer', () => {
  expect(placeIn(waiting, 'gone')).toEqual({ position: 0, before: null, next: 'oldest' });
});

it('goes on with the next one after a decision, then with what was passed over, then ends', () => {
  expect(afterDecision(waiting, 'middle')).toBe('newest');
  expect(afterDecision(waiting, 'newest')).toBe('oldest');
  expect(afterDecision(['newest'], 'newest')).toBeNull();
});
