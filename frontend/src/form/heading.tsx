import { useEffect, type ReactNode } from 'react';
import { useFocusHeading } from '../shared/a11y/use-focus-heading.ts';
import { usePageTitle } from '../shared/a11y/use-page-title.ts';
import { useTexts } from '../shared/texts/i18n.ts';
import { bringIntoView } from './host-page.ts';

interface HeadingProps {
  /** Changes with the step: the focus then goes to the heading. */
  step: string;
  /** What the window is called: the same as the heading, or more. */
  title: string;
  /** Something on the page has to be put right; the window's title says so first. */
  hasErrors?: boolean;
  /** Where the focus goes instead: the id of an element. */
  focus?: string | undefined;
  children: ReactNode;
}

/** The heading of a step, which the focus goes to when the step comes up (WCAG 2.4.3). */
export function Heading({ step, title, hasErrors = false, focus, children }: HeadingProps) {
  const t = useTexts();
  const heading = useFocusHeading(step);
  usePageTitle(hasErrors ? t('form.error.title', { title }) : title);
  useEffect(() => {
    if (focus === undefined) return bringIntoView(null);
    const element = document.getElementById(focus);
    element?.focus({ preventScroll: true });
    bringIntoView(element, 'center');
  }, [step, focus]);
  return (
    <h1 className="text-6" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
