import { type ReactNode } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { ProgressBar } from '../ui/meter.tsx';
import { percentOf } from './job-progress.ts';
import { describeProgress, describeTimeLeft, kindText } from './job-words.ts';
import { type Job } from './jobs.api.ts';
import styles from './job-bar.module.css';

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
    <div className={styles.job}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{[count, describeTimeLeft(t, job)].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={styles.track}>
        <ProgressBar label={name} percent={percentOf(job.progress)} text={count} />
        {action}
      </div>
    </div>
  );
}
