import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ThankYouDialogProps {
  productName: string;
  /** How many ticked tips went along. */
  tipCount: number;
  onClose: () => void;
}

/** Thanks for an offer request and says what happens next. */
export function ThankYouDialog({ productName, tipCount, onClose }: Readonly<ThankYouDialogProps>) {
  const t = useTexts();
  return (
    <Dialog onClose={onClose} title={t('evaluation.offer.done-title')}>
      <p>{t('evaluation.offer.done')}</p>
      <p dir="auto">{t('evaluation.offer.done-product', { name: productName })}</p>
      {tipCount > 0 && <p>{t('evaluation.offer.done-tips', { count: tipCount })}</p>}
      <Button onClick={onClose}>{t('evaluation.dialog.close')}</Button>
    </Dialog>
  );
}
