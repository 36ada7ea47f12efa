import { CheckOutlined, EyeOutlined, SaveOutlined } from '@ant-design/icons';
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

interface ActionBarProps {
  busy: 'stay' | 'verify' | null;
  failure: string | null;
  /** The part whose section is shown, so that the way to the next unread one goes on from there. */
  shownPart: string;
  onSave: (then: 'stay' | 'verify') => void;
  onCancel: () => void;
  /** There is nothing to close, and the preview stands beside. */
  isPage: boolean;
  /** Stands before the buttons where there is no room for it elsewhere: on a phone. */
  steps?: ReactNode;
}

/** Save, approve, look, leave; with what is unsaved, what is unread, and why the last save did not work. */
export function ActionBar(props: ActionBarProps) {
  const { busy, failure, shownPart, onSave, onCancel, isPage, steps } = props;
  const t = useTexts();
  const { evaluation, draft, parts } = useEditWork();
  const dirty = isDirty(draft);
  const changed = formatNumber(Object.keys(draft.edits).length, 0);
  const page = `/evaluation/${encodeURIComponent(evaluation.hashedUrl)}?preview=1`;
  const approval = approvalNow(evaluation, draft, parts);
  const left = afterSaving(parts, draft).filter(({ isOpened }) => !isOpened).length;
  return (
    <div className={`cluster gap-wide spread align-center ${styles.bar}`}>
      <div className={`cluster gap-line align-center text-2 soft ${styles.state}`}>
        <span className="hide-empty" role="alert">
          {failure !== null && <span className="strong bad">{failure}</span>}
        </span>
        <span className={dirty ? 'strong accent-strong' : styles.saved}>
          {dirty ? t('edit.state.unsaved', { number: changed }) : t('edit.state.saved')}
        </span>
        <OpenFindings />
        <ReadProgress shownPart={shownPart} />
        {approval === 'unread' && parts.length > 0 && (
          <span className={`whole-line ${styles.note}`}>
            {t('edit.read.left', { count: left, number: formatNumber(left, 0) })} {t('edit.read.unread')}{' '}
            {t('edit.read.unchecked')}
          </span>
        )}
        {dirty && isApproved(evaluation.status) && (
          <span className="whole-line">{t('edit.state.published')}</span>
        )}
      </div>
      <div className={`cluster ${styles.buttons}`}>
        {steps !== undefined && <span className={styles.steps}>{steps}</span>}
        <Button
          className={styles.preview ?? ''}
          href={page}
          icon={<EyeOutlined aria-hidden />}
          rel="noopener"
          target="_blank"
        >
          {t(dirty ? 'edit.action.preview-saved' : 'edit.action.preview')}
        </Button>
        {(dirty || !isPage) && <Button onClick={onCancel}>{t(dirty ? 'ui.cancel' : 'ui.close')}</Button>}
        <Button
          disabled={!dirty || busy === 'verify'}
          icon={<SaveOutlined aria-hidden />}
          loading={busy === 'stay'}
          onClick={() => onSave('stay')}
          type={approval === null ? 'primary' : 'default'}
        >
          {t('edit.action.save')}
        </Button>
        {approval !== null && (
          <Button
            disabled={busy === 'stay'}
            icon={<CheckOutlined aria-hidden />}
            loading={busy === 'verify'}
            onClick={() => onSave('verify')}
            type={approval === 'read' ? 'primary' : 'default'}
          >
            {t(dirty ? `edit.action.save-verify-${approval}` : `edit.action.verify-${approval}`)}
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
