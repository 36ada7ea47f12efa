import { Button, Modal } from 'antd';
import { CopyField } from '../ui/copy-field.tsx';
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

/** A secret that was just made. Closing is final, so its button alone does it: Esc and a click beside it call nothing. */
export function SecretDialog({ title, once, label, secret, okText, onClose }: SecretDialogProps) {
  return (
    <Modal
      closable={false}
      footer={
        <Button onClick={onClose} type="primary">
          {okText}
        </Button>
      }
      open
      title={title}
    >
      <Notice tone="warning">{once}</Notice>
      <CopyField label={label} value={secret} />
    </Modal>
  );
}
