import { useTexts } from '../../shared/texts/i18n.ts';
import { percentOf } from './job-progress.ts';
import { describeProgress, kindText } from './job-words.ts';
import { type Job } from './jobs.api.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './job-bar.module.css';

/** One job as a bar with its words. */
export function JobBar({ job, label }: Readonly<{ job: Job; label?: string | undefined }>) {
  const t = useTexts();
  const name = label ?? kindText(t, job.kind);
  return (
    <div className={styles.job}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{describeProgress(t, job)}</span>
      </div>
      <ProgressBar label={name} percent={percentOf(job.progress)} text={describeProgress(t, job)} />
    </div>
  );
}
