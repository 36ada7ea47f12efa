import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useEditWork } from './edit-context.ts';

interface NoticesProps {
  restored: boolean;
  onConflict: () => void;
  /** The checks could not be read. */
  checksFailed: boolean;
  onRetryChecks: () => void;
}

/** What concerns the whole evaluation, above its texts. */
export function Notices({ restored, onConflict, checksFailed, onRetryChecks }: Readonly<NoticesProps>) {
  const t = useTexts();
  const { evaluation, draft } = useEditWork();
  const [read, setRead] = useState(false);
  return (
    <div className="hide-empty stack">
      {draft.conflicts.length > 0 && (
        <Alert
          action={
            <Button onClick={onConflict} size="small" type="primary">
              {t('edit.conflict.review')}
            </Button>
          }
          showIcon
          title={t('edit.conflict.notice')}
          type="warning"
        />
      )}
      {restored && !read && (
        <Alert
          action={
            <Button onClick={() => setRead(true)} size="small">
              {t('edit.failure.dismiss')}
            </Button>
          }
          showIcon
          title={t('edit.kept.restored')}
          type="info"
        />
      )}
      {evaluation.textsStale && <Alert showIcon title={t('edit.state.stale')} type="warning" />}
      {checksFailed && (
        <Alert
          action={
            <Button onClick={onRetryChecks} size="small">
              {t('error.retry')}
            </Button>
          }
          showIcon
          title={t('edit.finding.load-failed')}
          type="warning"
        />
      )}
    </div>
  );
}
