import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  /** What is wrong with the value, in a sentence; null when nothing is. */
  error: string | null;
}

/** A labelled input whose hint and error are read out with it. */
export function Field({ label, hint, error, className = '', ...input }: FieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className="stack">
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={
          [error === null ? '' : errorId, hint === undefined ? '' : hintId].join(' ').trim() || undefined
        }
        aria-invalid={error === null ? undefined : true}
        className={`${styles.input ?? ''} ${className}`}
        {...input}
        id={id}
      />
      <p aria-live="polite" className="text-3 strong bad hide-empty" id={errorId}>
        {error}
      </p>
      {hint !== undefined && (
        <p className="text-3 soft" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
