import type { Page } from '@playwright/test';

/**
 * Resolves when the page has drawn what it knows and nothing on it moves any more: what slides or grows into place has
 * come to rest. What turns for ever, as the sign of waiting, does not count.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isMoving = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity;
    for (;;) {
      await frame();
      await frame();
      const moving = document.getAnimations().filter(isMoving);
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
