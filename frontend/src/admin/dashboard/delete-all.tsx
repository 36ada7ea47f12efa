import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { type Stats } from '../evaluations/evaluations.api.ts';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { useDialog } from '../ui/use-dialog.ts';
import { useReadStats } from './dashboard.api.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const DeleteAllDialog = lazyPart(async () => (await import('./delete-all-dialog.tsx')).DeleteAllDialog);

/** Hides every evaluation of the questionnaire, once its name has been typed. */
export function DeleteAllButton({ questionnaire }: Readonly<{ questionnaire: Questionnaire }>) {
  const t = useTexts();
  const opener = useRef<HTMLButtonElement>(null);
  const { dialog: count, open, close } = useDialog<number>(opener);
  const look = useReadStats(questionnaire.id);
  const ask = ({ total }: Stats) => {
    if (total > 0) open(total);
    else toast({ title: t('dashboard.delete.nothing'), tone: 'info' });
  };
  return (
    <>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        loading={look.isPending}
        onClick={() => look.mutate(undefined, { onSuccess: ask })}
        ref={opener}
      >
        {t('dashboard.actions.delete-all')}
      </Button>
      {count !== null && <DeleteAllDialog count={count} onClose={close} questionnaire={questionnaire} />}
    </>
  );
}
