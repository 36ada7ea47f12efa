import { lazyPart } from '../ui/lazy-part.tsx';
import { type Job } from './jobs.api.ts';

const EndedJob = lazyPart(async () => (await import('./ended-job.tsx')).EndedJob);

/** What of an ended job is looked at: the rows that failed, or its report. */
export type JobLook = Readonly<{ job: Job; at: 'failures' | 'report' }>;

interface JobDialogProps {
  look: JobLook | null;
  onClose: () => void;
}

/** The dialog about an ended job; none while nothing is looked at. */
export function JobDialog({ look, onClose }: JobDialogProps) {
  return look && <EndedJob look={look} onClose={onClose} />;
}
