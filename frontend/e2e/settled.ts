import type { Page } from '@playwright/test';

/** Frames after which a page counts as one that never rests, and is looked at as it is. */
const MOST_FRAMES = 300;

/**
 * Resolves when the page has drawn what it knows and nothing on it moves any more: what slides or grows into place has
 * come to rest. What turns for ever, as the sign of waiting, does not count.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const frame = () => new Promise(requestAnimationFrame);
    const isMoving = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity;
    let still = 0;
    for (let frames = 0; still < 2 && frames < most; frames += 1) {
      await frame();
      still = document.getAnimations().some(isMoving) ? 0 : still + 1;
    }
  }, MOST_FRAMES);
}
