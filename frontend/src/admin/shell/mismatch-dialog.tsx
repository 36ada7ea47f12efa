import { useEffect } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useQuestionnaireSelection } from './current-questionnaire.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { setMismatchQuestion } from '../session/change.ts';

/** Asks, when another tab works on another questionnaire, whether to come back to the shown one and repeat. */
export function MismatchDialog() {
  const t = useTexts();
  const confirm = useConfirm();
  const { current } = useQuestionnaireSelection();
  const name = current?.name ?? '';
  useEffect(() => {
    setMismatchQuestion(() =>
      confirm({
        title: t('session.mismatch.title'),
        content: t('session.mismatch.text', { name }),
        okText: t('session.mismatch.switch'),
      }),
    );
    return () => setMismatchQuestion(() => Promise.resolve(false));
  }, [confirm, name, t]);
  return null;
}
