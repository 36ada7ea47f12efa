import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type Evaluation } from '../edit-panel/edit.api.ts';
import { usePersonName } from '../edit-panel/use-person-name.ts';
import { ChoiceField } from '../../../kit/ui/choice-field.tsx';
import { assigneesOptions, useAssign } from './evaluation-page.api.ts';

const nobody = 0;

/** Who sees to the evaluation: one of those who may manage the questionnaire. */
export function Assignee({ evaluation }: { evaluation: Evaluation }) {
  const t = useTexts();
  const nameOf = usePersonName();
  const { data } = useQuery(assigneesOptions(evaluation.id));
  const assign = useAssign(evaluation.id);
  const { assigneeId } = evaluation;
  const present = data?.adminIds ?? [];
  // Who has lost the grant since is still named.
  const ids = assigneeId === null || present.includes(assigneeId) ? present : [...present, assigneeId];
  // Where there is one admin alone, nobody is to be chosen.
  if (assigneeId === null && present.length < 2) return null;
  return (
    <ChoiceField
      id={`assignee-${evaluation.id}`}
      label={t('page.assignee.label')}
      onChange={(id) => assign.mutate(id === nobody ? null : id)}
      options={[
        { value: nobody, label: t('page.assignee.nobody') },
        ...ids.map((id) => ({ value: id, label: nameOf(id) })),
      ]}
      value={(assign.isPending ? assign.variables : assigneeId) ?? nobody}
    />
  );
}
