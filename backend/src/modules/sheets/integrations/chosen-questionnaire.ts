import { caller } from '../../../platform/http/caller.js';
import type { Questionnaire } from '../../questionnaires/questionnaire.entity.js';
import type { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';

/** The questionnaire that the caller has chosen and may see; null where there is none. */
export async function chosenQuestionnaire(
  questionnaires: QuestionnairesService,
): Promise<Questionnaire | null> {
  const { adminId, chosenQuestionnaireId } = caller();
  if (adminId === null || chosenQuestionnaireId === null) return null;
  const mine = await questionnaires.listFor(adminId);
  return mine.find(({ id }) => id === chosenQuestionnaireId) ?? null;
}
