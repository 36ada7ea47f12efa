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

  const embedAll = () => document.querySelectorAll<HTMLElement>('[data-digital-maturity]').forEach(embed);

  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    const frame = origin === site && frames.find(({ contentWindow }) => contentWindow === source);
    if (!frame || typeof data !== 'object' || data === null) return;
    const { type, height, title }: { type?: unknown; height?: unknown; title?: unknown } = data;
    if (type !== 'digital-maturity:height') return;
    if (typeof height === 'number' && height > 0)
      frame.style.height = `${Math.min(Math.max(height, 200), 20_000)}px`;
    if (typeof title === 'string' && title !== '') frame.title = title;
  });

  embedAll();
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', embedAll);
})();
