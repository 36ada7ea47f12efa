import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useCancelJob } from './job-control.ts';
import { kindText } from './job-words.ts';
import { type Job } from './jobs.api.ts';

/** Stops a running job. No question is asked: what is done stays, and the rest can be started again. */
export function CancelJob({ job }: Readonly<{ job: Job }>) {
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
