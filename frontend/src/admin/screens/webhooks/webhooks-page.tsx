import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useCurrentQuestionnaire } from '../../kit/session/current-questionnaire.tsx';
import { Empty } from '../../kit/ui/empty.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { useTableUrlState } from '../../kit/ui/table-url-state.ts';
import { useDialog } from '../../kit/ui/use-dialog.ts';
import { RotateDialog } from './rotate-dialog.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { logFields, webhooksOptions, type Webhook } from './webhooks.api.ts';

export type WebhookDialogKind = 'change' | 'rotate';
type Shown = { kind: 'create' } | { kind: WebhookDialogKind; webhook: Webhook };

/** Which servers are notified of what happens to the questionnaire's evaluations (rules: Webhooks). */
export function WebhooksPage() {
  const t = useTexts();
  const { id, name } = useCurrentQuestionnaire();
  const webhooks = useQuery(webhooksOptions(id));
  const { dialog, open, close } = useDialog<Shown>();
  const log = useTableUrlState(logFields);
  return (
    <Page
      about={name}
      actions={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => open({ kind: 'create' })} type="primary">
          {t('webhooks.create.open')}
        </Button>
      }
      description={t('webhooks.description')}
      screen="webhooks"
      title={t('webhooks.title')}
    >
      <Loaded
        empty={<Empty>{t('webhooks.empty')}</Empty>}
        errorTitle="webhooks.load-failed"
        lines={6}
        query={webhooks}
      >
        {(list) =>
          list.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              log={log}
              onDialog={(kind) => open({ kind, webhook })}
              webhook={webhook}
            />
          ))
        }
      </Loaded>
      {dialog?.kind === 'create' && <WebhookDialog onClose={close} webhook={null} />}
      {dialog?.kind === 'change' && <WebhookDialog onClose={close} webhook={dialog.webhook} />}
      {dialog?.kind === 'rotate' && <RotateDialog onClose={close} webhook={dialog.webhook} />}
    </Page>
  );
}
