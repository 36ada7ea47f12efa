import { useEffect } from 'react';

/** Firefox does not tell who shows a page in a frame. */
type Ancestors = Partial<Pick<Location, 'ancestorOrigins'>>;

/** The origins that hear of this page; none where no page shows it in a frame. */
let hosts: readonly string[] = [];

/**
 * Sends the page that shows this one in a frame how high it is and what it is called, now and whenever that changes, so that `embed.js` there can
 * make the frame as high. Only origins that may show it hear of it. The document is marked with `data-embedded`: a layout that
 * fills the window must not do so there, else the height could never shrink (rules: embedding).
 */
export function useHostPage(allowedOrigins: readonly string[]): void {
  const origins = allowedOrigins.join(' ');
  useEffect(() => {
    const root = document.getElementById('root');
    if (window.parent === window || root === null || origins === '') return;
    const { ancestorOrigins }: Ancestors = window.location;
    const shownBy = ancestorOrigins?.[0];
    hosts = origins.split(' ').filter((origin) => shownBy === undefined || origin === shownBy);
    document.documentElement.dataset.embedded = '';
    const changes = new ResizeObserver(() => tellHost());
    changes.observe(root);
    return () => {
      hosts = [];
      changes.disconnect();
    };
  }, [origins]);
}

/**
 * Scrolls an element into view, also in the window of a host page, whose frame is as high as the form and so never scrolls by itself.
 * Without an element: the beginning of the page. A page that only comes up scrolls nobody's window.
 */
export function bringIntoView(element: Element | null, block: ScrollLogicalPosition = 'start'): void {
  if (element === null) window.scrollTo(0, 0);
  else if (hosts.length === 0) element.scrollIntoView({ block });
  const hasBeenUsed = (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
  if (hosts.length > 0 && hasBeenUsed)
    // Until the frame has its new height the form itself may be scrolled in it.
    tellHost(Math.max(0, Math.floor((element?.getBoundingClientRect().top ?? 0) + window.scrollY)));
}

/** `show`: how far below the frame's upper edge the host's window should show it. */
function tellHost(show?: number): void {
  const message = {
    type: 'digital-maturity:height',
    height: Math.ceil(document.getElementById('root')?.getBoundingClientRect().height ?? 0),
    title: document.title,
    ...(show === undefined ? {} : { show }),
  };
  for (const origin of hosts) window.parent.postMessage(message, origin);
}
