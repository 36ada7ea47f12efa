import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Notice } from '../../ui/notice.tsx';
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
        <Notice
          action={
            <Button onClick={onConflict} size="small" type="primary">
              {t('edit.conflict.review')}
            </Button>
          }
          tone="warning"
        >
          {t('edit.conflict.notice')}
        </Notice>
      )}
      {restored && !read && (
        <Notice
          action={
            <Button onClick={() => setRead(true)} size="small">
              {t('edit.failure.dismiss')}
            </Button>
          }
          tone="info"
        >
          {t('edit.kept.restored')}
        </Notice>
      )}
      {evaluation.textsStale && <Notice tone="warning">{t('edit.state.stale')}</Notice>}
      {checksFailed && (
        <Notice
          action={
            <Button onClick={onRetryChecks} size="small">
              {t('error.retry')}
            </Button>
          }
          tone="warning"
        >
          {t('edit.finding.load-failed')}
        </Notice>
      )}
    </div>
  );
}
