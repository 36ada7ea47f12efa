import { type ReactNode } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { ProgressBar } from '../ui/meter.tsx';
import { percentOf } from './job-progress.ts';
import { describeProgress, describeTimeLeft, kindText } from './job-words.ts';
import { type Job } from './jobs.api.ts';

interface JobBarProps {
  job: Job;
  label?: string | undefined;
  /** Stands at the end of the bar, such as the button that stops it. */
  action?: ReactNode;
}

/** One job as a bar with its words: how far it is and about how long it still takes. */
export function JobBar({ job, label, action }: Readonly<JobBarProps>) {
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
        {action}
      </div>
    </div>
  );
}
