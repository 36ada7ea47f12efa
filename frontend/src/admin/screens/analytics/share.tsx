import { type ReactNode } from 'react';
import { Meter, type MeterPart } from '../../kit/ui/meter.tsx';
import styles from './share.module.css';

/** A number with a bar that shows it as parts of a whole. */
export function Share({ parts, children }: { parts: readonly MeterPart[]; children: ReactNode }) {
  return (
    <div className="row end align-center">
      <span>{children}</span>
      <span className={`grow ${styles.bar}`}>
        <Meter parts={parts} size="middle" />
      </span>
    </div>
  );
}
