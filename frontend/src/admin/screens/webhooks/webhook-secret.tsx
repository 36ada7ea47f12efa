import { useTexts } from '../../../shared/texts/i18n.ts';
import { SecretDialog } from '../../kit/forms/secret-dialog.tsx';
import { type WebhookWithSecret } from './webhooks.api.ts';

interface WebhookSecretProps {
  webhook: WebhookWithSecret;
  onClose: () => void;
}

/** The secret that a webhook's messages are signed with, this once. */
export function WebhookSecret({ webhook, onClose }: WebhookSecretProps) {
  const t = useTexts();
  return (
    <SecretDialog
      label={t('webhooks.secret.label')}
      okText={t('webhooks.secret.kept')}
      once={t('webhooks.secret.once')}
      onClose={onClose}
      secret={webhook.secret}
      title={t('webhooks.secret.title')}
    />
  );
}
