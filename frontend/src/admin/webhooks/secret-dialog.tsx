import { Button, Modal } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { type WebhookWithSecret } from './webhooks.api.ts';

/** The secret itself. Closing is final, so neither Esc nor a click beside it does it. */
export function SecretDialog({
  webhook,
  onClose,
}: Readonly<{ webhook: WebhookWithSecret; onClose: () => void }>) {
  const t = useTexts();
  return (
    <Modal
      closable={false}
      footer={
        <Button onClick={onClose} type="primary">
          {t('webhooks.secret.kept')}
        </Button>
      }
      keyboard={false}
      mask={{ closable: false }}
      open
      title={t('webhooks.secret.title')}
    >
      <p className="pad-2 tint-warning space-below-4 roomy">{t('webhooks.secret.once')}</p>
      <CopyField label={t('webhooks.secret.label')} value={webhook.secret} />
    </Modal>
  );
}
