import { CopyOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { useId, useRef } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A value to take along: selected as soon as the field has the focus, and copied by a button. */
export function CopyField({ label, value }: CopyFieldProps) {
  const t = useTexts();
  const id = useId();
  const field = useRef<InputRef>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: t('ui.copy.done'), tone: 'good' });
    } catch {
      // Without leave to write to the clipboard the selected text can still be copied by hand.
      toast({ title: t('ui.copy.failed'), description: t('ui.copy.by-hand'), tone: 'info' });
    }
  };
  return (
    <div className="stack gap-1">
      <label htmlFor={id}>{label}</label>
      <div className={`cluster ${styles.row}`}>
        <Input
          className={styles.value ?? ''}
          id={id}
          onFocus={(event) => event.target.select()}
          readOnly
          ref={field}
          value={value}
        />
        <Button
          aria-label={t('ui.copy.named', { name: label })}
          icon={<CopyOutlined aria-hidden />}
          onClick={() => void copy()}
        >
          {t('ui.copy.action')}
        </Button>
      </div>
    </div>
  );
}
