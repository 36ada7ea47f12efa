import { formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { ProgressBar } from '../ui/meter.tsx';
import { type CheckedWork } from './checked-work.ts';
import { JobBar } from './job-bar.tsx';
import { type Job } from './jobs.api.ts';

interface WorkProgressProps {
  work: CheckedWork<unknown> & { phase: 'sending' | 'running' };
  job: Job | undefined;
  /** What is going on, such as "Checking the file". */
  label: string;
}

/** How far a check or its work is: first the file on its way, then the job. */
export function WorkProgress({ work, job, label }: Readonly<WorkProgressProps>) {
  const t = useTexts();
  if (work.phase === 'running' && job !== undefined) return <JobBar job={job} label={label} />;
  const percent = work.phase === 'sending' ? Math.floor(work.fraction * 100) : 0;
  // Not every work sends a file: without one, the step itself is what goes on.
  const message = percent > 0 ? `${t('upload.sending')} ${formatPercent(percent)}` : `${label}…`;
  return (
    <div role="status">
      <ProgressBar label={label} percent={percent} text={message} />
      <p>{message}</p>
    </div>
  );
}
