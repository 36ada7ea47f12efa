import { DownOutlined, FileExcelOutlined, FileTextOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useExportedFile } from '../../kit/jobs/use-exported-file.ts';
import { useDownload } from '../../kit/session/download.ts';
import { useCurrentQuestionnaire } from '../../kit/session/current-questionnaire.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { createPath } from 'react-router-dom';
import { PageNav } from '../../kit/ui/page-nav.tsx';
import { Act } from './act.tsx';
import { reportChoices, reportFile, startExport } from './analytics.api.ts';
import { Overview } from './overview.tsx';
import { type Part, partNamed, partPaths, parts } from './parts.ts';
import { PeriodFilter } from './period-filter.tsx';
import { Questions } from './questions.tsx';
import { Reach } from './reach.tsx';
import { usePeriod, type PeriodControl } from './use-period.ts';

const shown = { overview: Overview, act: Act, questions: Questions, reach: Reach } as const;

/** How clinics fare, who to talk to, what to improve in the questionnaire, and where clinics come from. */
export function AnalyticsPage() {
  const { part: name } = useParams();
  const { search } = useLocation();
  const part = partNamed(name);
  if (part === null) return <Navigate replace to={{ pathname: partPaths.overview, search }} />;
  return <PartPage part={part} />;
}

function PartPage({ part }: { part: Part }) {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const period = usePeriod();
  const Shown = shown[part];
  return (
    <Page
      about={
        part === 'overview' ? questionnaire.name : `${t(`analytics.part.${part}`)} – ${questionnaire.name}`
      }
      actions={<Actions hasReport={part === 'overview'} period={period} questionnaireId={questionnaire.id} />}
      screen={part === 'overview' ? 'analytics' : `analytics-${part}`}
      title={t('analytics.title')}
    >
      <PageNav
        label={t('analytics.part.label')}
        pages={parts.map((one) => ({
          path: createPath({ pathname: partPaths[one], search: period.search }),
          title: t(`analytics.part.${one}`),
          isHere: one === part,
        }))}
      />
      <PeriodFilter period={period} />
      {period.problem === null && <Shown period={period} questionnaireId={questionnaire.id} />}
    </Page>
  );
}

interface ActionsProps {
  questionnaireId: number;
  period: PeriodControl;
  hasReport: boolean;
}

function Actions({ questionnaireId, period, hasReport }: ActionsProps) {
  const t = useTexts();
  const workbook = useExportedFile({
    questionnaireId,
    begin: () => startExport({ questionnaireId, days: period.days }),
    errorTitle: 'analytics.export.failed',
  });
  return (
    <div className="hide-in-print cluster">
      {hasReport && period.problem === null && (
        <ReportMenu period={period} questionnaireId={questionnaireId} />
      )}
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

/** What a programme shows its sponsor of the period, as a file of the chosen kind and language. */
function ReportMenu({ questionnaireId, period }: Readonly<Omit<ActionsProps, 'hasReport'>>) {
  const t = useTexts();
  const download = useDownload();
  const items = reportChoices.map((choice) => ({
    key: `${choice.format}-${choice.language}`,
    label: t(`analytics.report.${choice.format}-${choice.language}`),
    onClick: () => download.mutate(reportFile({ questionnaireId, days: period.days }, choice)),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button icon={<FileTextOutlined aria-hidden />} loading={download.isPending} type="primary">
        {t('analytics.report.label')}
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
