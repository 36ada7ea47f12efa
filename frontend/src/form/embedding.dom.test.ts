import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringIntoView, useHostPage } from './host-page.ts';

const site = 'https://survey.example';
const clinic = 'https://clinic.example';

afterEach(() => {
  document.body.replaceChildren();
});

describe('a page that shows the form', () => {
  it('makes the frame as high as the form in it says, within bounds, and listens to nobody else', async () => {
    const script = document.createElement('script');
    script.src = `${site}/embed.js`;
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    const place = document.createElement('div');
    place.dataset.digitalMaturity = 'survey';
    document.body.append(place);
    // It is a script, not a module.
    await import.meta.glob('./embed.ts')['./embed.ts']?.();
    const frame = document.querySelector('iframe')!;
    const say = (height: unknown, origin = site, source: Window | null = frame.contentWindow) => {
      const data = { type: 'digital-maturity:height', height };
      window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
      return frame.style.height;
    };
    expect(say(900)).toBe('900px');
    // What the frame shows once somebody has followed a link in it, and the page around.
    expect(say(5000, 'https://else.example')).toBe('900px');
    expect(say(5000, site, window)).toBe('900px');
    expect([say(1), say(1_000_000), say('high')]).toEqual(['200px', '20000px', '20000px']);
  });
});

describe('a form in a frame', () => {
  it.each([
    ['of an allowed origin: that one alone', clinic, [clinic]],
    ['of any other: nobody', 'https://else.example', []],
  ])('tells the page that shows it how high it is: %s', (_case, shownBy, told) => {
    const postMessage = vi.fn<(message: unknown, origin: string) => void>();
    vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window);
    Object.defineProperty(window.location, 'ancestorOrigins', { configurable: true, value: [shownBy] });
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    const { unmount } = renderHook(() => useHostPage([clinic, 'https://other-clinic.example']));
    bringIntoView(null);
    expect(postMessage.mock.calls.map(([, origin]) => origin)).toEqual(told);
    unmount();
    bringIntoView(null);
    expect(postMessage).toHaveBeenCalledTimes(told.length);
    Reflect.deleteProperty(window.location, 'ancestorOrigins');
  });
});
