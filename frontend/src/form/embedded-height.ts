import { useEffect } from 'react';

/** Firefox does not tell who shows a page in a frame. */
type Ancestors = Partial<Pick<Location, 'ancestorOrigins'>>;

/**
 * Tells the page that shows this one in a frame how high it is and what it is called, now and whenever that changes, so that `embed.js` there can
 * make the frame as high. Only origins that may show it hear of it. The document is marked with `data-embedded`: a layout that
 * fills the window must not do so there, else the height could never shrink (rules: embedding).
 */
export function useEmbeddedHeight(allowedOrigins: readonly string[]): void {
  const origins = allowedOrigins.join(' ');
  useEffect(() => {
    const root = document.getElementById('root');
    if (window.parent === window || root === null || origins === '') return;
    const { ancestorOrigins }: Ancestors = window.location;
    const shownBy = ancestorOrigins?.[0];
    const targets = origins.split(' ').filter((origin) => shownBy === undefined || origin === shownBy);
    document.documentElement.dataset.embedded = '';
    const tell = () => {
      const message = {
        type: 'digital-maturity:height',
        height: Math.ceil(root.getBoundingClientRect().height),
        title: document.title,
      };
      for (const origin of targets) window.parent.postMessage(message, origin);
    };
    const changes = new ResizeObserver(tell);
    changes.observe(root);
    return () => changes.disconnect();
  }, [origins]);
}
