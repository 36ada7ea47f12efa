/**
 * `embed.js`, a script for other people's pages: shows a questionnaire of this site in a frame in place of every
 * `<div data-digital-maturity="SLUG">` and makes the frame as high as the questionnaire says that it is. Whatever goes wrong
 * here stays here, and nothing is left behind in the page's own names (rules: embedding).
 */
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const site = new URL(script.src).origin;
  const frames: HTMLIFrameElement[] = [];

  const embed = (place: HTMLElement) => {
    const { digitalMaturity: slug, source, title } = place.dataset;
    // A page with several questionnaires may bring the script several times.
    if (slug === undefined || slug === '' || place.querySelector('iframe') !== null) return;
    const frame = document.createElement('iframe');
    const address = new URL(`/q/${encodeURIComponent(slug)}`, site);
    if (source !== undefined) address.searchParams.set('source', source);
    frame.src = address.href;
    frame.title = title ?? slug;
    frame.loading = 'lazy';
    Object.assign(frame.style, { display: 'block', width: '100%', height: '600px', border: '0' });
    frames.push(frame);
    place.append(frame);
  };

  /** What lies so far below the frame's upper edge stands in the upper half of the window afterwards; where it does already nothing moves. */
  const bringIntoView = (frame: HTMLIFrameElement, below: number) => {
    const place = frame.getBoundingClientRect().top + below;
    if (place >= 0 && place <= innerHeight / 2) return;
    // Not by coordinates: so the page's own scroll padding counts, and whatever it is that scrolls in it.
    frame.style.scrollMarginTop = `${-Math.min(Math.max(below - 16, 0), 20_000)}px`;
    frame.scrollIntoView({ block: 'start' });
  };

  const embedAll = () => document.querySelectorAll<HTMLElement>('[data-digital-maturity]').forEach(embed);

  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    const frame = origin === site && frames.find(({ contentWindow }) => contentWindow === source);
    if (!frame || typeof data !== 'object' || data === null) return;
    const { type, height, title, show }: Partial<Record<'type' | 'height' | 'title' | 'show', unknown>> =
      data;
    if (type !== 'digital-maturity:height') return;
    if (typeof height === 'number' && height > 0)
      frame.style.height = `${Math.min(Math.max(height, 200), 20_000)}px`;
    if (typeof title === 'string' && title !== '') frame.title = title;
    if (typeof show === 'number') bringIntoView(frame, show);
  });

  embedAll();
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', embedAll);
})();
