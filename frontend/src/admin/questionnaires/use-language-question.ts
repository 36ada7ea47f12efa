import { useTexts } from '../../shared/texts/i18n.ts';
import { useImpactQuestion } from '../impact/use-impact-question.tsx';
import { type Questionnaire } from '../shell/questionnaires.api.ts';

/** Asks before a questionnaire gets another language where that alters evaluations; true when it may go on. */
export function useLanguageQuestion(
  questionnaire: Questionnaire | null,
): (language: Questionnaire['language']) => Promise<boolean> {
  const t = useTexts();
  const ask = useImpactQuestion(questionnaire?.id ?? 0);
  return async (language) =>
    questionnaire === null ||
    language === questionnaire.language ||
    ask({
      planned: { change: 'language', language },
      title: t('impact.title.language'),
      okText: t('questionnaires.change.ok'),
    });
}
