import { useTexts } from '../../../shared/texts/i18n.ts';
import { ConfirmByName } from '../../kit/ui/confirm-by-name.tsx';
import { useErase, type Erasable } from './personal-data.api.ts';

interface EraseDialogProps {
  subject: Erasable;
  onClose: () => void;
}

/** Says what goes and what stays, and erases when the name has been typed. */
export function EraseDialog({ subject, onClose }: EraseDialogProps) {
  const t = useTexts();
  const erase = useErase(onClose);
  return (
    <ConfirmByName
      name={subject.name}
      okText={t('personal-data.erase.ok')}
      onAgree={() => erase.mutate(subject)}
      onCancel={onClose}
      pending={erase.isPending}
      title={t('personal-data.erase.title', { name: subject.name })}
    >
      <p>{t(`personal-data.erase.${subject.kind}`)}</p>
      {subject.kind === 'evaluation' && <p>{t('personal-data.erase.stays')}</p>}
    </ConfirmByName>
  );
}
