import { type ReactNode } from 'react';

/** What makes a region that scrolls reachable by keyboard in every browser (WCAG 2.1.1). */
const reachable = { role: 'region', tabIndex: 0 };

interface ScrollRegionProps {
  label: string;
  className: string | undefined;
  busy?: boolean;
  children: ReactNode;
}

/** A named part of the page that scrolls by itself when its content is larger. */
export function ScrollRegion({ label, className, busy = false, children }: ScrollRegionProps) {
  return (
    <div {...reachable} aria-busy={busy} aria-label={label} className={className}>
      {children}
    </div>
  );
}
