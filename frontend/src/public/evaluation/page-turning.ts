import { useEffect } from 'react';
import { swipeTurn } from './viewer.ts';

/** Where keys and fingers mean something else. */
const occupied = 'input, textarea, select, dialog';

interface PageTurning {
  /** 0 the welcome, `last` the summary. */
  number: number;
  last: number;
  goTo: (next: number) => void;
}

/** Lets the arrow keys and swipes turn pages, and Enter start; every turn has its button, too (WCAG 2.5.7). */
export function usePageTurning({ number, last, goTo }: PageTurning): void {
  useEffect(() => {
    const turn = (by: -1 | 1) => {
      const next = number + by;
      if (next >= 0 && next <= last) goTo(next);
    };
    const stopKeys = listenToKeys(turn, () => number === 0);
    const stopSwipes = listenToSwipes(turn);
    return () => {
      stopKeys();
      stopSwipes();
    };
  }, [number, last, goTo]);
}

function listenToKeys(turn: (by: -1 | 1) => void, atWelcome: () => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    const busy = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
    if (busy || isInside(event.target, occupied)) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'Enter' && atWelcome() && !isInside(event.target, 'a, button, summary')) turn(1);
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

function listenToSwipes(turn: (by: -1 | 1) => void): () => void {
  let start: { x: number; y: number; time: number } | null = null;
  const begin = (event: TouchEvent) => {
    const [touch] = event.touches;
    const usable = touch !== undefined && event.touches.length === 1 && !isInside(event.target, occupied);
    start = usable ? { x: touch.clientX, y: touch.clientY, time: event.timeStamp } : null;
  };
  const end = (event: TouchEvent) => {
    const [touch] = event.changedTouches;
    // In an enlarged page a finger moves the view; while text is marked it moves the marking.
    const enlarged = (window.visualViewport?.scale ?? 1) > 1.01;
    const marking = window.getSelection()?.isCollapsed === false;
    if (start === null || touch === undefined || enlarged || marking) return;
    const by = swipeTurn(touch.clientX - start.x, touch.clientY - start.y, event.timeStamp - start.time);
    start = null;
    if (by !== 0) turn(by);
  };
  window.addEventListener('touchstart', begin, { passive: true });
  window.addEventListener('touchend', end, { passive: true });
  return () => {
    window.removeEventListener('touchstart', begin);
    window.removeEventListener('touchend', end);
  };
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
