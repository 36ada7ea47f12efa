import { useTexts } from '../../shared/texts/i18n.ts';
import { EvaluationTable } from '../evaluations/evaluation-table.tsx';
import { useCurrentQuestionnaire } from '../shell/current-questionnaire.tsx';
import { Card, Page } from '../ui/page.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { Offers } from './offers.tsx';
import { RestoreOffer } from './restore.tsx';
import { RunningWork } from './running-work.tsx';
import { StatCards } from './stat-cards.tsx';
import { Toolbar } from './toolbar.tsx';
import { Warnings } from './warnings.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const UploadDialog = lazyPart(async () => (await import('./upload-dialog.tsx')).UploadDialog);

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
      <Warnings questionnaireId={questionnaire.id} />
      <StatCards questionnaireId={questionnaire.id} />
      <Offers questionnaireId={questionnaire.id} />
      <Card
        actions={<Toolbar onUpload={() => upload.open('upload')} questionnaire={questionnaire} />}
        title={t('dashboard.recent')}
      >
        <RestoreOffer questionnaireId={questionnaire.id} />
        <RunningWork questionnaireId={questionnaire.id} />
        <EvaluationTable questionnaire={questionnaire} />
      </Card>
      {upload.dialog !== null && <UploadDialog onClose={upload.close} questionnaireId={questionnaire.id} />}
    </Page>
  );
}
