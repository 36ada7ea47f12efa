import { CopyOutlined } from '@ant-design/icons';
import { Button, Modal, Input, type InputRef } from 'antd';
import { useId, useRef } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import styles from '../ui/copy-field.module.css';
import { Notice } from '../ui/notice.tsx';

interface SecretDialogProps {
  title: string;
  /** Says that it is shown this once. */
  once: string;
  label: string;
  secret: string;
  /** The button by which the person says that the secret is kept. */
  okText: string;
  onClose: () => void;
}

/** A secret that was just made. Closing is final, so neither Esc nor a click beside it does it. */
export function SecretDialog({ title, once, label, secret, okText, onClose }: Readonly<SecretDialogProps>) {
  return (
    <Modal
      closable={false}
      footer={
        <Button onClick={onClose} type="primary">
          {okText}
        </Button>
      }
      keyboard={false}
      mask={{ closable: false }}
      open
      title={title}
    >
      <Notice tone="warning">{once}</Notice>
      <CopyField label={label} value={secret} />
    </Modal>
  );
}

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A value to take along: selected as soon as the field has the focus, and copied by a button. */
function CopyField({ label, value }: Readonly<CopyFieldProps>) {
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
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {t('ui.copy.action')}
        </Button>
      </div>
    </div>
  );
}
