import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChange } from '../../../../shared/actions/use-change.ts';
import { call } from '../../../../shared/api/call.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { refreshConfiguration } from '../../../kit/session/questionnaires.api.ts';
import { configurationOptions, questionsOptions, type Question } from '../configuration.api.ts';
import { subjectsOf } from '../insights/subjects.ts';
import { type QuestionFieldProps } from './question-field.tsx';
import styles from './questions.module.css';

/** Which question's tip comes before this one's. Nothing is shown where the question leaves no step, or no other one does. */
export function NeedsChoice({ question, name }: Pick<QuestionFieldProps, 'question' | 'name'>) {
  const t = useTexts();
  const { id } = question;
  const choices = useChoices(question);
  const save = useChange({
    mutationFn: (needs: number | null) =>
      call('put', '/api/admin/question/{id}', { path: { id }, body: { needs } }),
    done: () => ({ title: 'config.needs.done' }),
    meta: { errorTitle: 'config.save.failed' },
    refresh: refreshConfiguration,
  });
  if (question.needs === null && (question.pointValue === 0 || choices.length === 0)) return null;
  const chosen = save.isPending ? save.variables : question.needs;
  const field = `question-${id}-needs`;
  return (
    <div className="stack gap-0 content-start may-shrink">
      <label className="text-1 soft" htmlFor={field}>
        {t('config.field.needs')}
        <span className="visually-hidden"> – {name}</span>
      </label>
      <select
        aria-describedby={`${field}-hint`}
        className={`full control ${styles.input}`}
        disabled={save.isPending}
        id={field}
        onChange={(event) => save.mutate(Number(event.target.value) || null)}
        value={chosen ?? ''}
      >
        <option value="">{t('config.needs.none')}</option>
        {choices.map(({ question: { id: other, questionText }, number }) => (
          <option key={other} value={other}>
            {number} {questionText}
          </option>
        ))}
      </select>
      <span className="text-1 soft" id={`${field}-hint`}>
        {t('config.needs.hint')}
      </span>
    </div>
  );
}

/** The questions that leave steps and do not need this one themselves, directly or through others; and the one that is chosen. */
function useChoices(question: Question) {
  const { id: questionnaireId } = useCurrentQuestionnaire();
  const sections = useQuery(configurationOptions(questionnaireId)).data?.sections;
  const questions = useQuery(questionsOptions(questionnaireId)).data;
  return useMemo(() => {
    const { questions: all, byId } = subjectsOf(sections ?? [], questions ?? []);
    const leadsHere = (from: Question | undefined): boolean =>
      from !== undefined && (from.id === question.id || leadsHere(byId.get(from.needs ?? 0)?.question));
    return all.filter(
      ({ question: other }) => other.id === question.needs || (other.pointValue > 0 && !leadsHere(other)),
    );
  }, [question, sections, questions]);
}
