import { CheckOutlined, EyeOutlined, SaveOutlined, SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import styles from './action-bar.module.css';
import { isApproved } from '../status-rules.ts';
import { approvalNow } from './approving.ts';
import { isDirty } from './draft.ts';
import { useEditWork } from './edit-context.ts';
import { isOpen } from './findings.ts';
import { ReadProgress } from './read-progress.tsx';
import { afterSaving } from './use-opened.ts';
import { type AfterSave } from './use-save.ts';

interface ActionBarProps {
  busy: AfterSave | null;
  failure: string | null;
  /** The part whose section is shown, so that the way to the next unread one goes on from there. */
  shownPart: string;
  onSave: (then: AfterSave) => void;
  /** Approves and sends, after asking; none where that is not offered. */
  onSend?: () => void;
  onCancel: () => void;
  /** Stands before the buttons where there is no room for it elsewhere: on a phone. */
  steps?: ReactNode;
}

/** Save, approve, look, leave; with what is unsaved, what is unread, and why the last save did not work. */
export function ActionBar(props: ActionBarProps) {
  const { busy, failure, shownPart, onSave, onSend, onCancel, steps } = props;
  const t = useTexts();
  const { evaluation, draft, parts, isReading } = useEditWork();
  const dirty = isDirty(draft);
  const changed = formatNumber(Object.keys(draft.edits).length, 0);
  const page = `/evaluation/${encodeURIComponent(evaluation.hashedUrl)}?preview=1`;
  const approval = approvalNow(evaluation, draft, parts);
  const left = afterSaving(parts, draft).filter(({ isOpened }) => !isOpened).length;
  const unread = `${t('edit.read.left', { count: left, number: formatNumber(left, 0) })} ${t('edit.read.unread')}`;
  return (
    <div className={`align-center ${isReading ? styles.line : 'cluster gap-wide spread'} ${styles.bar}`}>
      <div className={`cluster gap-line align-center text-2 soft ${styles.state}`}>
        <span className="hide-empty" role="alert">
          {failure !== null && <span className="strong bad">{failure}</span>}
        </span>
        {(dirty || !isReading) && (
          <span className={dirty ? `strong accent-strong ${styles.unsaved}` : styles.saved}>
            {dirty ? t('edit.state.unsaved', { number: changed }) : t('edit.state.saved')}
          </span>
        )}
        <OpenFindings />
        {!(dirty && isReading) && <ReadProgress shownPart={shownPart} />}
        {!isReading && approval === 'unread' && parts.length > 0 && (
          <span className={`whole-line ${styles.note}`}>
            {unread} {t('edit.read.unchecked')}
          </span>
        )}
        {dirty && isApproved(evaluation.status) && (
          <span className="whole-line">{t('edit.state.published')}</span>
        )}
      </div>
      <div className={`cluster ${styles.buttons}`}>
        {steps !== undefined && <span className={styles.steps}>{steps}</span>}
        {!isReading && (
          <Button
            className={styles.preview ?? ''}
            href={page}
            icon={<EyeOutlined aria-hidden />}
            rel="noopener"
            target="_blank"
          >
            {t(dirty ? 'edit.action.preview-saved' : 'edit.action.preview')}
          </Button>
        )}
        {(dirty || !isReading) && <Button onClick={onCancel}>{t(dirty ? 'ui.cancel' : 'ui.close')}</Button>}
        {(dirty || !isReading) && (
          <Button
            disabled={!dirty || (busy !== null && busy !== 'stay')}
            icon={<SaveOutlined aria-hidden />}
            loading={busy === 'stay'}
            onClick={() => onSave('stay')}
            type={approval === null ? 'primary' : 'default'}
          >
            {t('edit.action.save')}
          </Button>
        )}
        {approval !== null && (
          <Button
            disabled={busy !== null && busy !== 'verify'}
            icon={<CheckOutlined aria-hidden />}
            loading={busy === 'verify'}
            onClick={() => onSave('verify')}
            title={isReading && approval === 'unread' ? unread : undefined}
            type={approval === 'read' ? 'primary' : 'default'}
          >
            {t(`edit.action.verify-${approval}`)}
          </Button>
        )}
        {approval === 'read' && onSend !== undefined && (
          <Button
            disabled={busy !== null && busy !== 'send'}
            icon={<SendOutlined aria-hidden />}
            loading={busy === 'send'}
            onClick={onSend}
          >
            {t('edit.action.verify-send')}
          </Button>
        )}
      </div>
    </div>
  );
}

function OpenFindings() {
  const t = useTexts();
  const { findings } = useEditWork();
  const open = findings.filter(isOpen).length;
  if (open === 0) return null;
  return (
    <span className="strong warning">{t('edit.state.findings', { number: formatNumber(open, 0) })}</span>
  );
}
