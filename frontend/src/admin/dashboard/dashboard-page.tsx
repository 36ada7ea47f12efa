import { lazy, Suspense } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { EvaluationTable } from '../evaluations/evaluation-table.tsx';
import { useCurrentQuestionnaire } from '../shell/current-questionnaire.tsx';
import { Card, Page } from '../ui/page.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { RunningWork } from './running-work.tsx';
import { StatCards } from './stat-cards.tsx';
import { Toolbar } from './toolbar.tsx';

const Offers = lazy(async () => ({ default: (await import('./offers.tsx')).Offers }));
const RestoreOffer = lazy(async () => ({ default: (await import('./restore.tsx')).RestoreOffer }));
const Warnings = lazy(async () => ({ default: (await import('./warnings.tsx')).Warnings }));
const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog.tsx')).UploadDialog }));

/** Where the day's work starts: how many evaluations stand where, and the table to move them on. */
export function DashboardPage() {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const upload = useDialog<'upload'>();
  return (
    <Page
      about={questionnaire.name}
      description={t('dashboard.description')}
      screen="dashboard"
      title={t('dashboard.title')}
    >
      <Suspense>
        <Warnings questionnaireId={questionnaire.id} />
      </Suspense>
      <StatCards questionnaireId={questionnaire.id} />
      <Suspense>
        <Offers questionnaireId={questionnaire.id} />
      </Suspense>
      <Card
        actions={<Toolbar onUpload={() => upload.open('upload')} questionnaire={questionnaire} />}
        title={t('dashboard.recent')}
      >
        <Suspense>
          <RestoreOffer questionnaireId={questionnaire.id} />
        </Suspense>
        <RunningWork questionnaireId={questionnaire.id} />
        <EvaluationTable questionnaire={questionnaire} />
      </Card>
      {upload.dialog !== null && (
        <Suspense>
          <UploadDialog onClose={upload.close} questionnaireId={questionnaire.id} />
        </Suspense>
      )}
    </Page>
  );
}
