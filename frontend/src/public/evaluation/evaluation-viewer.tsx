import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFocusHeading } from '../../shared/a11y/use-focus-heading.ts';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { FollowContext, useOpenedEvent } from './client-events.ts';
import { sendEvent } from './evaluation.api.ts';
import { type EvaluationView } from './evaluation-view.ts';
import { Navigator } from './navigator.tsx';
import { SectionPage } from './section/section-page.tsx';
import { SummaryPage } from './summary/summary-page.tsx';
import { readStep, stepNumber, stepQuery } from './viewer.ts';
import { ViewerHeader } from './viewer-header.tsx';
import styles from './viewer.module.css';
import { WelcomePage } from './welcome/welcome-page.tsx';

interface EvaluationViewerProps {
  view: EvaluationView;
  hashedUrl: string;
  preview: boolean;
}

/** Leads through an evaluation; every step has an address of its own. */
export function EvaluationViewer({ view, hashedUrl, preview }: Readonly<EvaluationViewerProps>) {
  const t = useTexts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const count = view.sections.length;
  const step = readStep(new URLSearchParams(search).get('s'), count);
  const number = stepNumber(step, count);
  const heading = useFocusHeading(`evaluation-${number}`);
  const section = step.kind === 'section' ? view.sections[step.index] : undefined;
  const stepName = section?.name ?? t('evaluation.summary.title');
  const pageTitle = t('evaluation.page.title');
  const title =
    number === 0
      ? pageTitle
      : t('evaluation.page.step-title', { step: number, total: count + 1, name: stepName });

  const goTo = useCallback(
    (next: number) => void navigate({ search: stepQuery(next, search) }),
    [navigate, search],
  );
  const report = useCallback((target: string) => void sendEvent(hashedUrl, 'clicked', target), [hashedUrl]);

  usePageTitle(`${title} – ${number === 0 ? t('app.title') : pageTitle}`);
  useOpenedEvent(hashedUrl, !preview);
  usePageKeys(number, count + 1, goTo);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [number]);

  return (
    <FollowContext value={preview ? null : report}>
      {preview && (
        <aside aria-label={t('evaluation.page.preview-label')} className={styles.preview}>
          {t('evaluation.page.preview')}
        </aside>
      )}
      {step.kind === 'welcome' ? (
        <WelcomePage heading={heading} onStart={() => goTo(1)} view={view} />
      ) : (
        <>
          <ViewerHeader view={view} />
          <Navigator number={number} onGo={goTo} search={search} sections={view.sections} />
          {section === undefined ? (
            <SummaryPage heading={heading} preview={preview} search={search} view={view} />
          ) : (
            <SectionPage heading={heading} key={section.id} preview={preview} section={section} />
          )}
        </>
      )}
    </FollowContext>
  );
}

/** Lets the arrow keys turn pages and Enter start, unless they are needed for something else. */
function usePageKeys(number: number, last: number, goTo: (next: number) => void): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const busy = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
      if (busy || typing) return;
      const onControl =
        event.target instanceof Element && event.target.closest('a, button, summary') !== null;
      if (event.key === 'ArrowRight' && number < last) goTo(number + 1);
      if (event.key === 'ArrowLeft' && number > 0) goTo(number - 1);
      if (event.key === 'Enter' && number === 0 && !onControl) goTo(1);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [number, last, goTo]);
}
