import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { clientNameOf } from '../../../kit/evaluations/client-name.ts';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';
import styles from '../evaluations.module.css';
import { type RowPicks } from './use-selection.ts';

interface PickBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is picked. */
  mixed?: boolean;
  onToggle: () => void;
}

/** Picks a row; nothing can be done with an anonymised one. */
export function RowPick({ picks, row }: { picks: RowPicks; row: EvaluationRow }) {
  const t = useTexts();
  if (row.anonymisedAt !== null) return null;
  return (
    <PickBox
      checked={picks.selection.has(row.id)}
      label={t('evaluations.pick.row', { name: clientNameOf(t, row) })}
      onToggle={() => picks.toggle(row)}
    />
  );
}

/** Picks all rows of the page, or lets them go. */
export function PagePick({ picks }: { picks: RowPicks }) {
  const t = useTexts();
  return (
    <PickBox
      checked={picks.share === 'all'}
      label={t('evaluations.pick.page')}
      mixed={picks.share === 'some'}
      onToggle={picks.togglePage}
    />
  );
}

/** A named checkbox whose whole square can be clicked, 24 pixels at least (WCAG 2.5.8). */
function PickBox({ label, checked, mixed = false, onToggle }: PickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.pick}>
      <input aria-label={label} checked={checked} onChange={onToggle} ref={box} type="checkbox" />
    </label>
  );
}
