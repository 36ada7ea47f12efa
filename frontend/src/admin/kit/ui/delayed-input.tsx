import { CloseCircleFilled } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import styles from './field.module.css';

const delayMilliseconds = 300;

interface DelayedInputProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  prefix?: ReactNode;
  placeholder?: string;
}

/** A labelled text filter that speaks up when typing pauses, and at once on Enter or when it is cleared. */
export function DelayedInput({ id, label, value, onChange, prefix, placeholder }: DelayedInputProps) {
  const t = useTexts();
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== value) {
    // The address changed from outside (back, clear filters); trailing blanks being typed are no such change.
    setKnown(value);
    if (draft.trim() !== value) setDraft(value);
  }
  const tell = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== value) onChange(text.trim());
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    if (text === '') tell('');
    else timer.current = setTimeout(() => tell(text), delayMilliseconds);
  };
  return (
    <div className={`stack gap-1 may-shrink ${styles.field}`}>
      <label className={prefix === undefined ? 'text-2 soft' : 'visually-hidden'} htmlFor={id}>
        {label}
      </label>
      <Input
        allowClear={{
          clearIcon: (
            <CloseCircleFilled aria-label={t('ui.clear-field', { label })} className={styles.clear ?? ''} />
          ),
        }}
        autoComplete="off"
        // The one search box of a screen has a sign; / goes there.
        data-search={prefix !== undefined}
        id={id}
        onChange={(event) => type(event.target.value)}
        onPressEnter={() => tell(draft)}
        placeholder={placeholder ?? ''}
        prefix={prefix}
        value={draft}
      />
    </div>
  );
}
