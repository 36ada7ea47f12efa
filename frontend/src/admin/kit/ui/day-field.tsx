import { Input } from 'antd';
import { useState } from 'react';
import styles from './field.module.css';

/** While a year is typed, the field says 0002, 0020 and 0202 first; nothing here is that old. */
const firstYear = '2000';

interface DayFieldProps {
  id: string;
  label: string;
  /** Such as 2026-11-20, or empty. */
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
  invalid?: boolean;
  /** Id of the text that says what is wrong. */
  describedBy?: string;
}

/** A day by the browser's own field, which speaks the reader's notation and needs no library. */
export function DayField(props: DayFieldProps) {
  const { id, label, value, onChange, min = '', max = '', invalid = false } = props;
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  const type = (day: string) => {
    setDraft(day);
    if (day === '' || day >= firstYear) onChange(day);
  };
  return (
    <div className={`stack gap-1 may-shrink ${styles.field}`}>
      <label className="text-2 soft" htmlFor={id}>
        {label}
      </label>
      <Input
        aria-describedby={props.describedBy}
        aria-invalid={invalid}
        id={id}
        max={max}
        min={min}
        onChange={(event) => type(event.target.value)}
        status={invalid ? 'error' : ''}
        type="date"
        value={draft}
      />
    </div>
  );
}
