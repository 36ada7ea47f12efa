import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { impactOptions, type Impact } from '../../kit/impact/impact.api.ts';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { ConfirmByName } from '../../kit/ui/confirm-by-name.tsx';
import { useDeleteQuestionnaire } from './questionnaires.api.ts';

const hanging = [
  'evaluations',
  'sent',
  'sections',
  'questions',
  'grants',
  'uiTexts',
  'offerRequests',
  'runningJobs',
] as const;

interface DeleteDialogProps {
  questionnaire: Questionnaire;
  onClose: () => void;
}

/** Says what hangs on the questionnaire, and deletes it when its name has been typed. */
export function DeleteDialog({ questionnaire, onClose }: DeleteDialogProps) {
  const t = useTexts();
  const impact = useQuery(impactOptions(questionnaire.id, { change: 'delete' }));
  const remove = useDeleteQuestionnaire(onClose);
  return (
    <ConfirmByName
      name={questionnaire.name}
      okText={t('questionnaires.delete.ok')}
      onAgree={() => remove.mutate(questionnaire)}
      onCancel={onClose}
      pending={remove.isPending}
      ready={impact.data !== undefined}
      title={t('questionnaires.delete.title', { name: questionnaire.name })}
    >
      <Loaded lines={5} query={impact}>
        {(data) => <Hanging impact={data} />}
      </Loaded>
      {impact.data && <p>{t('questionnaires.delete.restore')}</p>}
    </ConfirmByName>
  );
}

function Hanging({ impact }: { impact: Impact }) {
  const t = useTexts();
  const lines = hanging.filter((name) => impact[name] > 0);
  if (lines.length === 0) return <p>{t('questionnaires.delete.nothing')}</p>;
  return (
    <>
      <p>{t('questionnaires.delete.text')}</p>
      <ul className="bullets">
        {lines.map((name) => (
          <li key={name}>{t(`questionnaires.hanging.${name}`, { number: formatNumber(impact[name], 0) })}</li>
        ))}
      </ul>
    </>
  );
}
