import { composeTexts } from '../../src/modules/generation/writers/built-in/built-in-writer.js';
import { factsOf } from '../../src/modules/generation/writer-facts.js';
import type { PageResponse } from '../../src/modules/results/public-page/page.dto.js';
import { scoreEvaluation } from '../../src/modules/scoring/score.js';
import { suggestionsOf } from '../../src/modules/scoring/score-page.js';
import type { Language } from '../../src/platform/http/languages.js';
import { answersFor } from '../../src/seed/content/answers.js';
import { DEMO } from '../../src/seed/content/demo-content.js';
import { demoSections } from './demo-sections.js';
import { pageOf } from './pdf-content.js';

/** The page of a demo clinic that reached about this share of the points, with the built-in writer's texts. */
export function demoPageOf(language: Language, maturity: number): PageResponse {
  const { questionnaire, respondents } = DEMO[language];
  const sections = demoSections(questionnaire);
  const clinic = { ...respondents[0]!, maturity };
  const responses = answersFor(questionnaire, clinic);
  const {
    chosenOptions: _chosen,
    unknownAnswers: _unknown,
    ...score
  } = scoreEvaluation(sections, responses, language);
  const suggested = suggestionsOf(sections, score, language);
  const page = pageOf({ language, clinicName: clinic.clinicName });
  return {
    ...page,
    evaluation: {
      ...page.evaluation,
      clientName: clinic.clientName,
      ...score,
      generatedTexts: composeTexts(factsOf(sections, responses, language)).texts,
      textOrigins: { summary: 'built-in' },
      approval: 'person',
      reviewer: { name: 'Dr. Szabó Éva', role: null },
    },
    sections: sections.map(({ id, name, description, questions }) => ({
      id,
      name,
      description,
      maxScore: 0,
      weightPercent: 0,
      questions: questions.map(({ id: questionId, questionText, pointValue }) => ({
        id: questionId,
        questionText,
        pointValue,
        points: 0,
      })),
    })),
    sectionData: Object.fromEntries(
      suggested.sections.map(({ sectionId, tips, products }) => [
        sectionId,
        { tips, recommendedProducts: products },
      ]),
    ),
    globalRecommendedProducts: suggested.products,
  };
}
