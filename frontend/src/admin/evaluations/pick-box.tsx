import { useEffect, useRef } from 'react';
import styles from './evaluations.module.css';

interface PickBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is picked. */
  mixed?: boolean;
  onToggle: () => void;
}

/** A named checkbox whose whole square can be clicked, 24 pixels at least (WCAG 2.5.8). */
export function PickBox({ label, checked, mixed = false, onToggle }: Readonly<PickBoxProps>) {
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
