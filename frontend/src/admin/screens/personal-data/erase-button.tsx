import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type Erasable } from './personal-data.api.ts';

interface EraseButtonProps {
  subject: Erasable;
  onErase: (subject: Erasable) => void;
}

/** Opens the question whether something is to be erased. */
export function EraseButton({ subject, onErase }: EraseButtonProps) {
  const t = useTexts();
  return (
    <Button
      aria-label={t('personal-data.erase.open-named', { name: subject.name })}
      danger
      onClick={() => onErase(subject)}
    >
      {t('personal-data.erase.open')}
    </Button>
  );
}
