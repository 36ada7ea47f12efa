import { CheckCircleOutlined, EditOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { findingElementId, useEditWork } from './edit-context.ts';
import styles from './finding-list.module.css';
import { shownText } from './draft.ts';
import { type FindingView } from './findings.ts';
import { WaiverForm } from './waiver-form.tsx';

const icons = { open: ExclamationCircleOutlined, waived: CheckCircleOutlined, changed: EditOutlined };
const looks = {
  open: { ground: 'tint-warning', words: 'warning' },
  waived: { ground: 'tint-success', words: 'good' },
  changed: { ground: 'tint-accent', words: 'accent-strong' },
};
/** What the checks say about one text; each finding is fixed in the text or accepted with a reason. */
export function FindingList({ views }: { views: readonly FindingView[] }) {
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

interface FindingItemProps {
  view: FindingView;
  /** Where the text stands, where that is not beside it. */
  children?: ReactNode;
}

/** One finding: what is wrong, where, and what was decided about it. */
export function FindingItem({ view, children }: FindingItemProps) {
  const t = useTexts();
  const { evaluation, textLanguage } = useEditWork();
  const { finding, excerpt, state, reason } = view;
  const Icon = icons[state];
  return (
    <li
      className={`stack pad-1 ${looks[state].ground} ${styles.item}`}
      data-state={state}
      id={findingElementId(evaluation.id, finding.id)}
      tabIndex={-1}
    >
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
      {children}
      {state === 'open' && <FixButton view={view} />}
      {state === 'changed' && <p className="pre-line">{t('edit.finding.changed')}</p>}
      {state === 'waived' && reason !== null && <Accepted reason={reason} view={view} />}
      {state === 'open' && <WaiverForm findings={[finding.id]} />}
    </li>
  );
}

/** Puts right what the checks know the right value of; the next save stores it. */
function FixButton({ view: { finding, checked } }: { view: FindingView }) {
  const t = useTexts();
  const { draft, dispatch } = useEditWork();
  const { field, fix } = finding;
  if (fix === undefined) return null;
  const shown = shownText(draft, field);
  const { start, end, text } = fix;
  const faulty = checked.slice(start, end);
  // Another finding of the same text may have been put right already; the part is found again where it stands once.
  const at =
    shown === checked || shown.indexOf(faulty) !== shown.lastIndexOf(faulty) ? start : shown.indexOf(faulty);
  if (at < 0 || shown.slice(at, at + faulty.length) !== faulty) return null;
  const fixed = shown.slice(0, at) + text + shown.slice(at + faulty.length);
  return (
    <div>
      <Button
        icon={<EditOutlined aria-hidden />}
        onClick={() => dispatch({ type: 'typed', field, text: fixed })}
        size="small"
      >
        {t('edit.finding.fix', { from: faulty, to: text })}
      </Button>
    </div>
  );
}

function Accepted({ view, reason }: { view: FindingView; reason: string }) {
  const t = useTexts();
  const { draft, dispatch, reasons, reasonFault } = useEditWork();
  const { id } = view.finding;
  const ready = reasons.find(({ code }) => code === reason);
  const isNew = id in draft.waivers;
  return (
    <>
      <p className="pre-line">
        {t('edit.finding.accepted', { reason: ready?.text ?? reason })}
        {isNew && (
          <Button onClick={() => dispatch({ type: 'unwaived', finding: id })} size="small" type="link">
            {t('edit.finding.take-back')}
          </Button>
        )}
      </p>
      {isNew && ready === undefined && reasonFault !== null && (
        <p className="strong bad" role="alert">
          {reasonFault}
        </p>
      )}
    </>
  );
}
