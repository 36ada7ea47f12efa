import { lazyPart } from '../ui/lazy-part.tsx';
import { FailuresDialog } from './failures-dialog.tsx';
import { type Job } from './jobs.api.ts';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** What of an ended job is looked at: the rows that failed, or its report. */
export type JobLook = Readonly<{ job: Job; at: 'failures' | 'report' }>;

interface JobDialogProps {
  look: JobLook | null;
  onClose: () => void;
}

/** The dialog about an ended job; none while nothing is looked at. */
export function JobDialog({ look, onClose }: Readonly<JobDialogProps>) {
  if (look === null) return null;
  return look.at === 'failures' ? (
    <FailuresDialog job={look.job} onClose={onClose} />
  ) : (
    <ReportDialog job={look.job} onClose={onClose} />
  );
}
