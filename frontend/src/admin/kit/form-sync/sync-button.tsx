import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type Questionnaire } from '../session/questionnaires.api.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useDialog } from '../ui/use-dialog.ts';

const SyncDialog = lazyPart(async () => (await import('./sync-dialog.tsx')).SyncDialog);

interface SyncButtonProps {
  questionnaire: Questionnaire;
  /** Says which questionnaire is meant, where several buttons of this kind stand on the page. */
  named?: boolean;
}

/** Takes sections and questions over from the questionnaire's form. */
export function SyncButton({ questionnaire, named = false }: SyncButtonProps) {
  const t = useTexts();
  const { dialog, open, close } = useDialog<'sync'>();
  const label = t('sync.open');
  return (
    <>
      <Button
        aria-label={named ? `${label}: ${questionnaire.name}` : undefined}
        icon={<SyncOutlined aria-hidden />}
        onClick={() => open('sync')}
      >
        {label}
      </Button>
      {dialog !== null && <SyncDialog onClose={close} questionnaire={questionnaire} />}
    </>
  );
}
