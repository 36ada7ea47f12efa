import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { evaluationAddress, paths } from '../../addresses.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { useDelayed } from '../../kit/ui/use-delayed.ts';
import { type Entry } from './entries.ts';
import { query } from '../../../shared/api/query.ts';

/** So many characters are needed before the server is asked. */
const fewestCharacters = 2;

/** Evaluations and questions of all questionnaires that the signed-in person may manage. */
function searchOptions(q: string) {
  return query(
    '/api/admin/search',
    { query: { q } },
    { enabled: q.length >= fewestCharacters, staleTime: 10_000 },
  );
}

/** What the server finds for what was typed, once typing has paused. */
export function useFound(typed: string) {
  const t = useTexts();
  const { chooseAndGo } = useQuestionnaireSelection();
  const wanted = typed.trim().replace(/\s+/g, ' ');
  const asked = useDelayed(wanted);
  const query = useQuery(searchOptions(asked));
  const { data } = query;
  const isAsked = wanted.length >= fewestCharacters;
  const entries: Entry[] =
    data === undefined || !isAsked
      ? []
      : [
          ...data.evaluations.map((one) => ({
            id: `evaluation-${one.id}`,
            group: 'evaluations' as const,
            label: one.clientName,
            note: [
              one.clinicName,
              one.clientEmail,
              t(`evaluations.status.${one.status}`),
              one.questionnaireName,
            ]
              .filter(Boolean)
              .join(' · '),
            run: () => chooseAndGo(one.questionnaireId, evaluationAddress(one.id)),
          })),
          ...data.questions.map((one) => ({
            id: `question-${one.id}`,
            group: 'questions' as const,
            label: one.questionText,
            note: `${one.sectionName} · ${one.questionnaireName}`,
            run: () => chooseAndGo(one.questionnaireId, `${paths.configuration}#question-${one.id}`),
          })),
          ...data.trashed.map((one) => ({
            id: `trash-${one.id}`,
            group: 'trash' as const,
            label: one.name,
            note: [t('find.in-trash'), one.clinicName, one.questionnaireName].filter(Boolean).join(' · '),
            run: () => chooseAndGo(one.questionnaireId, `${paths.trash}?item=${one.id}`),
          })),
        ];
  return {
    entries,
    more: isAsked && data !== undefined && (data.moreEvaluations || data.moreQuestions || data.moreTrashed),
    searching: isAsked && (asked !== wanted || query.isFetching),
    failed: isAsked && asked === wanted && query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}
