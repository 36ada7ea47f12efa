import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type Questionnaire } from '../../../kit/session/questionnaires.api.ts';
import { ConfirmByName } from '../../../kit/ui/confirm-by-name.tsx';
import { useDeleteAll } from './dashboard.api.ts';

interface DeleteAllDialogProps {
  questionnaire: Questionnaire;
  /** Evaluations that would be hidden. */
  count: number;
  onClose: () => void;
}

/** Names the questionnaire and the number, and deletes only when the name has been typed. */
export function DeleteAllDialog({ questionnaire, count, onClose }: DeleteAllDialogProps) {
  const t = useTexts();
  const remove = useDeleteAll(questionnaire.id, onClose);
  const number = formatNumber(count, 0);
  return (
    <ConfirmByName
      name={questionnaire.name}
      okText={t('dashboard.delete.ok', { number })}
      onAgree={() => remove.mutate()}
      onCancel={onClose}
      pending={remove.isPending}
      title={t('dashboard.delete.title', { count, number })}
    >
      <p>{t('dashboard.delete.text', { count, number })}</p>
      <p>{t('dashboard.delete.restore')}</p>
    </ConfirmByName>
  );
}
