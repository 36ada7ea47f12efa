import { FileExcelOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useExportedFile } from '../../kit/jobs/use-exported-file.ts';
import { useCurrentQuestionnaire } from '../../kit/session/current-questionnaire.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { startExport } from './analytics.api.ts';
import { Figures } from './figures.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { usePeriod, type PeriodControl } from './use-period.ts';

/** How clinics fare, what sells, and what to improve in the questionnaire. */
export function AnalyticsPage() {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const period = usePeriod();
  return (
    <Page
      about={questionnaire.name}
      actions={<Actions period={period} questionnaireId={questionnaire.id} />}
      description={t('analytics.description')}
      screen="analytics"
      title={t('analytics.title')}
    >
      <PeriodFilter period={period} />
      {period.problem === null && <Figures period={period} questionnaireId={questionnaire.id} />}
    </Page>
  );
}

interface ActionsProps {
  questionnaireId: number;
  period: PeriodControl;
}

function Actions({ questionnaireId, period }: ActionsProps) {
  const t = useTexts();
  const workbook = useExportedFile({
    questionnaireId,
    begin: () => startExport({ questionnaireId, days: period.days }),
    errorTitle: 'analytics.export.failed',
  });
  return (
    <div className="hide-in-print cluster">
      {period.problem === null && (
        <Button icon={<FileExcelOutlined aria-hidden />} loading={workbook.pending} onClick={workbook.start}>
          {t('analytics.export.label')}
        </Button>
      )}
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        {t('analytics.print')}
      </Button>
    </div>
  );
}
