import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type Questionnaire } from '../shell/questionnaires.api.ts';

const SyncDialog = lazy(async () => ({ default: (await import('./sync-dialog.tsx')).SyncDialog }));

interface SyncButtonProps {
  questionnaire: Questionnaire;
  /** Says which questionnaire is meant, where several buttons of this kind stand on the page. */
  named?: boolean;
}

/** Takes sections and questions over from the questionnaire's form. */
export function SyncButton({ questionnaire, named = false }: Readonly<SyncButtonProps>) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const label = t('sync.open');
  return (
    <>
      <Button
        aria-label={named ? `${label}: ${questionnaire.name}` : undefined}
        icon={<SyncOutlined aria-hidden />}
        onClick={() => setOpen(true)}
        ref={opener}
      >
        {named ? t('sync.open-short') : label}
      </Button>
      {open && (
        <Suspense>
          <SyncDialog onClose={close} questionnaire={questionnaire} />
        </Suspense>
      )}
    </>
  );
}
