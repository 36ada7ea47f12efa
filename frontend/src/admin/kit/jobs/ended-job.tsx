import { FailuresDialog } from './failures-dialog.tsx';
import { type JobLook } from './job-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface EndedJobProps {
  look: JobLook;
  onClose: () => void;
}

/** What an ended job could not do, or what it did with each row. */
export function EndedJob({ look: { job, at }, onClose }: EndedJobProps) {
  return at === 'failures' ? (
    <FailuresDialog job={job} onClose={onClose} />
  ) : (
    <ReportDialog job={job} onClose={onClose} />
  );
}
