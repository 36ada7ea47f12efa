import { CloseOutlined, ReadOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { toast } from '../../../../shared/toast/toast-store.ts';
import { type Stats, statsOptions } from '../../../kit/evaluations/evaluations.api.ts';
import { settingsOptions, useGeneratePending, useIsAtWork, warningsOptions } from './dashboard.api.ts';
import { EvaluationTable } from './evaluation-table.tsx';
import { FinishedJob } from '../../../kit/jobs/finished-job.tsx';
import { JobBar } from '../../../kit/jobs/job-bar.tsx';
import { JobDialog, type JobLook } from '../../../kit/jobs/job-dialog.tsx';
import { isFinished } from '../../../kit/jobs/job-progress.ts';
import { jobName } from '../../../kit/jobs/job-words.ts';
import { isListed, jobsOptions, outcomeOf, type Job } from '../../../kit/jobs/jobs.api.ts';
import { paths } from '../../../addresses.ts';
import { useCurrentQuestionnaire, useQuestionnaireOf } from '../../../kit/session/current-questionnaire.tsx';
import { useConfirm } from '../../../kit/ui/confirm.tsx';
import { lazyPart } from '../../../kit/ui/lazy-part.tsx';
import { Card, Page } from '../../../kit/ui/page.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { useAddressFlag } from '../../../kit/ui/use-address-flag.ts';
import { useDialog } from '../../../kit/ui/use-dialog.ts';
import { Offers } from './offers.tsx';
import { OrganisationReminder } from './organisation-reminder.tsx';
import { StatCards } from './stat-cards.tsx';
import { Toolbar } from './toolbar.tsx';
import { Warnings } from './warnings.tsx';

const GuidedStart = lazyPart(
  async () => (await import('../../../kit/guided-start/guided-start.tsx')).GuidedStart,
);
const UploadDialog = lazyPart(async () => (await import('./upload-dialog.tsx')).UploadDialog);

/** Where the day's work starts: how many evaluations stand where, and the table to move them on. */
export function DashboardPage() {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const [address] = useSearchParams();
  // An address that was passed on opens the questionnaire that it is about.
  useQuestionnaireOf(Number(address.get('questionnaire')) || undefined);
  const { data: stats } = useQuery(statsOptions(questionnaire.id));
  // What stands above the work comes first: nothing is pushed down while somebody reaches for it.
  const warnings = useQuery(warningsOptions(questionnaire.id));
  const settings = useQuery(settingsOptions);
  const areNoticesKnown = !warnings.isPending && !settings.isPending;
  const upload = useDialog<'upload'>();
  useAddressFlag('upload', () => upload.open('upload'));
  return (
    <Page
      about={questionnaire.name}
      actions={<NextSteps questionnaireId={questionnaire.id} />}
      screen="dashboard"
      title={t('dashboard.title')}
    >
      <Warnings questionnaireId={questionnaire.id} />
      <GuidedStart key={questionnaire.id} questionnaireId={questionnaire.id} untilResponses />
      <OrganisationReminder />
      {areNoticesKnown ? (
        <>
          <StatCards questionnaireId={questionnaire.id} />
          <Offers questionnaireId={questionnaire.id} />
          <Card
            actions={
              <Toolbar
                isUploadNext={stats !== undefined && toWrite(stats) + stats.generated === 0}
                onUpload={() => upload.open('upload')}
                questionnaire={questionnaire}
              />
            }
            title={t('dashboard.recent')}
          >
            <RunningWork questionnaireId={questionnaire.id} />
            <EvaluationTable questionnaire={questionnaire} />
          </Card>
        </>
      ) : (
        <Skeleton lines={12} />
      )}
      {upload.dialog !== null && <UploadDialog onClose={upload.close} questionnaireId={questionnaire.id} />}
    </Page>
  );
}

const toWrite = ({ pending, error }: Stats): number => pending + error;

/** What waits for everybody's next step: texts to be written, and texts to be read; the first is the screen's main button. */
function NextSteps({ questionnaireId }: { questionnaireId: number }) {
  const { data: stats } = useQuery(statsOptions(questionnaireId));
  return stats ? <Steps questionnaireId={questionnaireId} stats={stats} /> : null;
}

function Steps({ questionnaireId, stats }: { questionnaireId: number; stats: Stats }) {
  const t = useTexts();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const write = useGeneratePending();
  const isWritingAll = useIsAtWork(questionnaireId, 'regenerate-all');
  const writing = useIsAtWork(questionnaireId, 'generate-new') || write.isPending;
  const unwritten = toWrite(stats);
  const label = t('dashboard.actions.write', { number: formatNumber(unwritten, 0) });
  // Anybody can put it into a link: it asks, other than the button.
  const askToWrite = async () => {
    if (unwritten === 0) toast({ title: t('dashboard.actions.all-written'), tone: 'good' });
    else if (!isWritingAll && !writing && (await confirm({ title: t('find.do.write'), okText: label })))
      write.mutate();
  };
  useAddressFlag('write', () => void askToWrite());
  return (
    <>
      {stats.generated > 0 && (
        <Button
          icon={<ReadOutlined aria-hidden />}
          onClick={() => void navigate(paths.review)}
          type={unwritten === 0 ? 'primary' : 'default'}
        >
          {t('dashboard.actions.review', { number: formatNumber(stats.generated, 0) })}
        </Button>
      )}
      {unwritten > 0 && (
        <Button
          disabled={isWritingAll}
          icon={<ThunderboltOutlined aria-hidden />}
          loading={writing}
          onClick={() => write.mutate()}
          type="primary"
        >
          {label}
        </Button>
      )}
    </>
  );
}

/** Work on many rows that is shown where it was started; the rest runs in the tray. */
const shownKinds: ReadonlySet<string> = new Set([
  'regenerate-all',
  'generate-selected',
  'generate-new',
  'verify-selected',
  'send-selected',
  'sync-sheets',
]);

const tints = { good: 'tint-accent', info: 'tint-warning', bad: 'tint-error' } as const;

/** The work on many rows, where the person who started it looks: how far it is, and what did not go as hoped. */
function RunningWork({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const { data: jobs = [] } = useQuery({
    ...jobsOptions(questionnaireId),
    select: (all) => all.filter((job) => shownKinds.has(job.kind) && isListed(job)),
  });
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set());
  const [look, setLook] = useState<JobLook | null>(null);
  const fresh = jobs.filter(({ id, state }) => !isFinished(state) && !watched.has(id));
  if (fresh.length > 0) setWatched(new Set([...watched, ...fresh.map(({ id }) => id)]));
  const shown = jobs.filter((job) => !isFinished(job.state) || (watched.has(job.id) && isNews(job)));
  const putAway = (jobId: string) => setWatched(new Set([...watched].filter((id) => id !== jobId)));
  return (
    <>
      {shown.map((job) => (
        <div
          className={`box pad-3 ${isFinished(job.state) ? tints[outcomeOf(job)] : 'tint-accent'}`}
          key={job.id}
        >
          {isFinished(job.state) ? (
            <FinishedJob
              action={
                <Button
                  aria-label={t('jobs.put-away', { kind: jobName(t, job) })}
                  icon={<CloseOutlined aria-hidden />}
                  onClick={() => putAway(job.id)}
                  size="small"
                  type="text"
                />
              }
              job={job}
              onLook={setLook}
            />
          ) : (
            <JobBar stoppable job={job} />
          )}
        </div>
      ))}
      <JobDialog look={look} onClose={() => setLook(null)} />
    </>
  );
}

/** True when the end has more to say than the toast: something failed, was left out, was stopped or came in. */
function isNews(job: Job): boolean {
  return outcomeOf(job) !== 'good' || job.progress.skipped > 0 || job.kind === 'sync-sheets';
}
