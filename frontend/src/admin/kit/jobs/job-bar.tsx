import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { ProgressBar } from '../ui/meter.tsx';
import { useCancelJob } from './job-control.ts';
import { percentOf } from './job-progress.ts';
import { describeProgress, describeTimeLeft, kindText } from './job-words.ts';
import { type Job } from './jobs.api.ts';

interface JobBarProps {
  job: Job;
  label?: string | undefined;
  /** With the button that stops it at its end. */
  stoppable?: boolean;
}

/** One job as a bar with its words: how far it is and about how long it still takes. */
export function JobBar({ job, label, stoppable = false }: JobBarProps) {
  const t = useTexts();
  const name = label ?? kindText(t, job.kind);
  const count = describeProgress(t, job);
  return (
    <div className="stack gap-1">
      <div className="cluster gap-line spread">
        <span className="strong anywhere">{name}</span>
        <span className="soft numeric">{[count, describeTimeLeft(t, job)].filter(Boolean).join(' · ')}</span>
      </div>
      <div className="row gap-3 align-center">
        <ProgressBar label={name} percent={percentOf(job.progress)} text={count} />
        {stoppable && <CancelJob job={job} />}
      </div>
    </div>
  );
}

/** Stops a running job. No question is asked: what is done stays, and the rest can be started again. */
function CancelJob({ job }: { job: Job }) {
  const t = useTexts();
  const cancel = useCancelJob();
  return (
    <Button
      aria-label={t('jobs.cancel.named', { kind: kindText(t, job.kind) })}
      icon={<StopOutlined aria-hidden />}
      loading={cancel.isPending}
      onClick={() => cancel.mutate(job.id)}
      size="small"
    >
      {t('jobs.cancel.label')}
    </Button>
  );
}
