import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { formOptions } from '../../../kit/online-form/online-form.api.ts';
import { paths } from '../../../addresses.ts';
import { type EmptyReason } from '../../../kit/ui/empty.tsx';

interface NothingYetProps {
  reason: EmptyReason;
  questionnaireId: number;
}

/** Why there is no row, and the next step: the first page, other filters, questions, or the first responses. */
export function NothingYet({ reason, questionnaireId }: NothingYetProps) {
  const t = useTexts();
  const { data: form } = useQuery({ ...formOptions(questionnaireId), enabled: reason === 'none' });
  const wantsQuestions = reason === 'none' && form?.questions === 0;
  return (
    <>
      <h3>{t(`evaluations.empty.${reason}`)}</h3>
      <p>{t(wantsQuestions ? 'evaluations.empty.questions-next' : `evaluations.empty.${reason}-next`)}</p>
      {wantsQuestions && <Link to={paths.configuration}>{t('evaluations.empty.questions')}</Link>}
      {reason === 'none' && !wantsQuestions && (
        <Link to={paths.collect}>{t('evaluations.empty.collect')}</Link>
      )}
    </>
  );
}
