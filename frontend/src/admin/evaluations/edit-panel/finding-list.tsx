import { CheckCircleOutlined, EditOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useEditWork } from './edit-context.ts';
import styles from './finding-list.module.css';
import { type FindingView } from './findings.ts';

const icons = { open: ExclamationCircleOutlined, waived: CheckCircleOutlined, changed: EditOutlined };
const looks = {
  open: { ground: 'tint-warning', words: 'warning' },
  waived: { ground: 'tint-success', words: 'good' },
  changed: { ground: 'tint-accent', words: 'accent-strong' },
};
const shortestReason = 3;

/** Stable, so that it focuses when the form opens and not whenever it is drawn again. */
const focusInput = (input: InputRef | null) => input?.focus({ preventScroll: true });

/** What the checks say about one text; each finding is fixed in the text or accepted with a reason. */
export function FindingList({ views }: Readonly<{ views: readonly FindingView[] }>) {
  const t = useTexts();
  if (views.length === 0) return null;
  return (
    <ul aria-label={t('edit.finding.list')} className="stack text-2">
      {views.map((view) => (
        <FindingItem key={view.finding.id} view={view} />
      ))}
    </ul>
  );
}

function FindingItem({ view }: Readonly<{ view: FindingView }>) {
  const t = useTexts();
  const { textLanguage } = useEditWork();
  const { finding, excerpt, state, reason } = view;
  const Icon = icons[state];
  return (
    <li className={`stack pad-1 ${looks[state].ground} ${styles.item}`} data-state={state}>
      <p className={`row strong ${looks[state].words}`}>
        <Icon aria-hidden />
        <span>
          {finding.message ?? t(`edit.rule.${finding.rule.replace('_', '-')}`, {}, t('edit.rule.other'))}
        </span>
      </p>
      {excerpt.marked !== '' && (
        <p className={`pre-line ${styles.excerpt}`} lang={textLanguage}>
          {excerpt.before}
          <mark>{excerpt.marked}</mark>
          {excerpt.after}
        </p>
      )}
      {state === 'changed' && <p className="pre-line">{t('edit.finding.changed')}</p>}
      {state === 'waived' && reason !== null && <Accepted reason={reason} view={view} />}
      {state === 'open' && <AcceptForm finding={finding.id} />}
    </li>
  );
}

function Accepted({ view, reason }: Readonly<{ view: FindingView; reason: string }>) {
  const t = useTexts();
  const { draft, dispatch } = useEditWork();
  const { id } = view.finding;
  return (
    <p className="pre-line">
      {t('edit.finding.accepted', { reason })}
      {id in draft.waivers && (
        <Button onClick={() => dispatch({ type: 'unwaived', finding: id })} size="small" type="link">
          {t('edit.finding.take-back')}
        </Button>
      )}
    </p>
  );
}

function AcceptForm({ finding }: Readonly<{ finding: string }>) {
  const t = useTexts();
  const { dispatch } = useEditWork();
  const id = useId();
  const [reason, setReason] = useState<string | null>(null);
  const [short, setShort] = useState(false);
  if (reason === null) {
    return (
      <Button className="self-start" onClick={() => setReason('')} size="small">
        {t('edit.finding.accept')}
      </Button>
    );
  }
  const accept = () => {
    if (reason.trim().length < shortestReason) setShort(true);
    else dispatch({ type: 'waived', finding, reason: reason.trim() });
  };
  return (
    <div className={`cluster align-center ${styles.form}`}>
      <label className="whole-line" htmlFor={id}>
        {t('edit.finding.reason')}
      </label>
      <Input
        aria-describedby={`${id}-fault`}
        aria-invalid={short}
        id={id}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Esc closes this little form, not the whole panel.
          event.stopPropagation();
          setReason(null);
        }}
        onPressEnter={accept}
        ref={focusInput}
        size="small"
        value={reason}
      />
      <Button onClick={accept} size="small" type="primary">
        {t('edit.finding.confirm')}
      </Button>
      <Button onClick={() => setReason(null)} size="small">
        {t('ui.cancel')}
      </Button>
      <p className="hide-empty whole-line bad" id={`${id}-fault`} role="alert">
        {short && reason.trim().length < shortestReason ? t('edit.finding.reason-short') : ''}
      </p>
    </div>
  );
}
