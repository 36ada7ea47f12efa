import { useFocusHeading } from '../../../shared/a11y/use-focus-heading.ts';
import { usePageTitle } from '../../../shared/a11y/use-page-title.ts';
import { formatDate } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Brand } from '../../ui/brand.tsx';
import { useOpenedEvent } from '../client-events.ts';
import { type Shown } from '../evaluation.api.ts';
import { type EvaluationView } from '../evaluation-view.ts';
import pageStyles from '../page.module.css';
import { type SharedView } from '../shared/shared-view.ts';
import { NoResult } from './no-result.tsx';

interface NoResultPageProps {
  shown: Shown;
  hashedUrl: string;
  preview: boolean;
}

/** What a link shows while too few questions were answered for a result (rules: Too few answers). */
export function NoResultPage({ shown, hashedUrl, preview }: NoResultPageProps) {
  useOpenedEvent(hashedUrl, !preview);
  return 'shared' in shown ? (
    <SharedNoResult view={shown.shared} />
  ) : (
    <OwnNoResult preview={preview} view={shown.owner} />
  );
}

function OwnNoResult({ view, preview }: { view: EvaluationView; preview: boolean }) {
  const heading = useFocusHeading('no-result');
  return <NoResult heading={heading} preview={preview} view={view} />;
}

/** Others learn that there is none, and not what was left open. */
function SharedNoResult({ view }: { view: SharedView }) {
  const t = useTexts();
  const heading = useFocusHeading('no-result');
  usePageTitle(`${t('evaluation.shared.title')} – ${t('app.title')}`);
  return (
    <>
      <header className={`center hide-in-print ${pageStyles.head}`}>
        <Brand />
      </header>
      <main className={`stack center ${pageStyles.page}`} id="content">
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{view.clinicName === '' ? t('evaluation.shared.nameless') : view.clinicName}</bdi>
        </h1>
        <p className="text-4 soft">{t('evaluation.shared.title')}</p>
        <p className="text-5 strong measure">
          {t(view.fewAnswers?.of === 0 ? 'evaluation.few.none-shared' : 'evaluation.few.shared')}
        </p>
        <p className="soft">{t('evaluation.shared.until', { date: formatDate(view.until) })}</p>
      </main>
    </>
  );
}
