import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { Notice } from '../../../kit/ui/notice.tsx';
import { approvalNow } from './approving.ts';
import { ChangedNotice, type ChangedTexts } from './changed-notice.tsx';
import { useEditWork } from './edit-context.ts';

interface NoticesProps {
  /** What somebody changed while the version before was being approved. */
  changed: ChangedTexts | null;
  onChangeRead: () => void;
  onApprove: () => void;
  restored: boolean;
  onConflict: () => void;
  /** The last save did not work, which the action bar says; what could not be read for the same reason is not said as well. */
  hasFailed: boolean;
  /** The checks could not be read. */
  checksFailed: boolean;
  onRetryChecks: () => void;
}

/** What concerns the whole evaluation, above its texts. */
export function Notices(props: NoticesProps) {
  const { changed, onChangeRead, onApprove, restored, onConflict, hasFailed, checksFailed, onRetryChecks } =
    props;
  const t = useTexts();
  const { evaluation, draft, evidence, parts } = useEditWork();
  const approval = approvalNow(evaluation, draft, parts);
  const [read, setRead] = useState(false);
  return (
    <div className="hide-empty stack">
      {changed !== null && <ChangedNotice changed={changed} onRead={onChangeRead} />}
      {evaluation.editedSinceApproval && (
        <Notice
          action={
            approval !== null && (
              <Button onClick={onApprove} size="small">
                {t(`edit.action.publish-${approval}`)}
              </Button>
            )
          }
          tone="info"
        >
          {t('edit.state.waiting')}
        </Notice>
      )}
      {evidence.isError && !hasFailed && (
        <Notice
          action={
            <Button onClick={evidence.retry} size="small">
              {t('error.retry')}
            </Button>
          }
          tone="warning"
        >
          {t('edit.rest.load-failed')}
        </Notice>
      )}
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
      {checksFailed && !hasFailed && (
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
