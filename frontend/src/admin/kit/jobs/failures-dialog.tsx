import { RedoOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { clientNameOf } from '../evaluations/client-name.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import styles from './failures-dialog.module.css';
import { canRetry, failuresOptions, useRetryJob, type JobFailure } from './job-control.ts';
import { kindText } from './job-words.ts';
import { type Job } from './jobs.api.ts';

interface FailuresDialogProps {
  job: Job;
  onClose: () => void;
}

/** What a job could not do: which clinic and why, with the way to the row and to another try. */
export function FailuresDialog({ job, onClose }: FailuresDialogProps) {
  const t = useTexts();
  const list = useQuery(failuresOptions(job.id));
  const retry = useRetryJob();
  const count = list.data?.length ?? 0;
  const again = () => retry.mutate(job.id, { onSuccess: onClose });
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          {count > 0 && canRetry(job) && (
            <Button
              icon={<RedoOutlined aria-hidden />}
              loading={retry.isPending}
              onClick={again}
              type="primary"
            >
              {t('jobs.failures.retry', { number: formatNumber(count, 0) })}
            </Button>
          )}
        </>
      }
      onCancel={onClose}
      open
      title={t('jobs.failures.title', { kind: kindText(t, job.kind) })}
      width={680}
    >
      <Loaded empty={<p>{t('jobs.failures.none')}</p>} query={list}>
        {(failures) => (
          <>
            {!canRetry(job) && <Notice tone="info">{t('jobs.failures.send')}</Notice>}
            <Failures failures={failures} onFollow={onClose} />
          </>
        )}
      </Loaded>
    </Modal>
  );
}

interface FailuresProps {
  failures: readonly JobFailure[];
  onFollow: () => void;
}

function Failures({ failures, onFollow }: FailuresProps) {
  const t = useTexts();
  return (
    <ScrollRegion className={styles.scroll} label={t('jobs.failures.list')}>
      <ul className="ruled">
        {failures.map(({ evaluationId, clientName, clinicName, error }) => (
          <li key={evaluationId}>
            <Link onClick={onFollow} to={rowAddress(evaluationId, clientName || clinicName)}>
              {clientNameOf(t, { clientName, clinicName })}
            </Link>
            {clientName !== '' && <span className={`soft ${styles.clinic}`}>{clinicName}</span>}
            <p className="bad">{error?.message ?? t('jobs.outcome.failed')}</p>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}

/** The row found by name, with its panel open where it has texts. */
function rowAddress(evaluationId: string, name: string): string {
  return `${paths.dashboard}?${new URLSearchParams({ search: name, edit: evaluationId }).toString()}`;
}
