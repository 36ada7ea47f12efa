import { lazy, Suspense, useState } from 'react';
import { useFocusHeading } from '../../shared/a11y/use-focus-heading.ts';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { EvaluationTable } from '../evaluations/evaluation-table.tsx';
import { useCurrentQuestionnaire } from '../shell/current-questionnaire.tsx';
import styles from './dashboard.module.css';
import { RestoreOffer } from './restore.tsx';
import { RunningWork } from './running-work.tsx';
import { StatCards } from './stat-cards.tsx';
import { Toolbar } from './toolbar.tsx';

const Offers = lazy(async () => ({ default: (await import('./offers.tsx')).Offers }));
const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog.tsx')).UploadDialog }));

/** Where the day's work starts: how many evaluations stand where, and the table to move them on. */
export function DashboardPage() {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const heading = useFocusHeading('dashboard');
  const [uploading, setUploading] = useState(false);
  const [wanted, setWanted] = useState(false);
  const openUpload = () => {
    setWanted(true);
    setUploading(true);
  };
  usePageTitle(`${t('dashboard.title')} – ${questionnaire.name}`);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {t('dashboard.title')}
        </h1>
        <p className={styles.description}>{t('dashboard.description')}</p>
      </header>
      <StatCards questionnaireId={questionnaire.id} />
      <Suspense>
        <Offers questionnaireId={questionnaire.id} />
      </Suspense>
      <section aria-labelledby="recent" className={styles.card}>
        <div className={styles.bar}>
          <h2 className={styles.subtitle} id="recent">
            {t('dashboard.recent')}
          </h2>
          <Toolbar onUpload={openUpload} questionnaire={questionnaire} />
        </div>
        <RestoreOffer questionnaireId={questionnaire.id} />
        <RunningWork questionnaireId={questionnaire.id} />
        <EvaluationTable questionnaire={questionnaire} />
      </section>
      {wanted && (
        <Suspense>
          <UploadDialog
            onClose={() => setUploading(false)}
            open={uploading}
            questionnaireId={questionnaire.id}
          />
        </Suspense>
      )}
    </div>
  );
}
