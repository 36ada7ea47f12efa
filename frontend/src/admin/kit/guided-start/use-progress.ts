import { useQuery } from '@tanstack/react-query';
import { query } from '../../../shared/api/query.ts';
import { statsOptions } from '../evaluations/evaluations.api.ts';
import { formOptions } from '../online-form/online-form.api.ts';
import { type Progress } from './steps.ts';

/** How the questionnaire stands, once all of it is known; and where its form is looked at. */
export function useProgress(
  questionnaireId: number,
  previewed: boolean,
): { progress: Progress; slug: string } | null {
  const { data: form } = useQuery(formOptions(questionnaireId));
  const { data: stats } = useQuery(statsOptions(questionnaireId));
  const { data: review } = useQuery(query('/api/admin/configuration-review', { query: { questionnaireId } }));
  if (form === undefined || stats === undefined || review === undefined) return null;
  const countOf = (wanted: string) => review.items.find((item) => item.wanted === wanted)?.count ?? 0;
  const { questions, mailsGoOut, hasOrganisation, state, slug } = form;
  return {
    slug,
    progress: {
      questions,
      withoutAnswers: countOf('options'),
      withoutMeaning: countOf('meanings'),
      previewed,
      mailsGoOut,
      hasOrganisation,
      formIsOpen: state === 'open',
      responses: stats.total,
      results: stats.sent + stats.opened + stats.clicked,
    },
  };
}
