import { type EvaluationPayload } from '../public/evaluation/evaluation-view.ts';

interface SectionSample {
  name: string;
  percentage: number;
  average?: number;
}

/** An evaluation's answer with the given sections; every section has one tip and one product. */
export function makeEvaluation(
  sections: readonly SectionSample[],
  language: EvaluationPayload['language'] = 'hu',
): EvaluationPayload {
  const product = {
    id: 'a1b2c3',
    name: 'Emlékeztető',
    description: null,
    url: 'https://example.com/product',
  };
  const ids = sections.map((_, index) => index + 1);
  return {
    evaluation: {
      id: 'e1',
      clientName: 'Kovács Anna',
      clinicName: 'Minta Rendelő',
      totalScore: 5,
      maxScore: 8,
      percentage: 62.5,
      sectionScores: sections.map(({ name, percentage }, index) => ({
        sectionId: index + 1,
        name,
        score: percentage / 10,
        maxScore: 10,
        percentage,
      })),
      generatedTexts: {
        summary: 'Első bekezdés.\n\nMásodik bekezdés.',
        motivationalMessage: 'Szép munka.',
        sections: Object.fromEntries(ids.map((id) => [id, { text: `Elemzés ${id}` }])),
        strengths: Object.fromEntries(ids.map((id) => [id, ['Gyors visszajelzés', '', '  ']])),
      },
      textOrigins: { summary: 'ai', 'sections.1': 'built-in' },
    },
    language,
    sections: sections.map(({ name }, index) => ({
      id: index + 1,
      name,
      description: null,
      maxScore: 10,
      weightPercent: Math.round(1000 / sections.length) / 10,
      questions: [{ id: index, questionText: 'Kérdés', pointValue: 10, points: 5 }],
    })),
    sectionData: Object.fromEntries(
      ids.map((id) => [
        id,
        {
          tips: [{ tip: `Tipp ${id}`, weight: id, questionId: `q${id}`, points: 2 }],
          recommendedProducts: [{ product, percentage: 20 }],
        },
      ]),
    ),
    globalRecommendedProducts: [{ product, percentage: 10 }],
    industryBenchmarks: {
      overall: { mean: 54, n: 13 },
      sections: Object.fromEntries(
        sections.map(({ average }, index) => [index + 1, { mean: average ?? 0, n: 13 }]),
      ),
    },
    products: [product],
    welcomeTexts: { greeting: null, content: null, tips: null },
    position: null,
    consultationUrl: 'https://example.com/consultation',
    organisation: { name: null, address: null, phone: null, email: null },
    questionnaire: { id: 7 },
  };
}

/** The same of a clinic that came back: its last area is new, and the first one asks something else. */
export function withChange(page: EvaluationPayload): EvaluationPayload {
  const { sectionScores } = page.evaluation;
  const sections = sectionScores.map(({ sectionId, percentage }, index) => {
    const isNew = index === sectionScores.length - 1;
    const difference = Math.min(12.5, percentage);
    return {
      sectionId,
      before: isNew ? null : Math.round((percentage - difference) * 10) / 10,
      difference: isNew ? null : difference,
      sameQuestions: !isNew && index > 0,
    };
  });
  const before = 41.5;
  const difference = Math.round((page.evaluation.percentage - before) * 10) / 10;
  const change = { date: '2026-03-12', before, difference, sameQuestions: false, sections };
  return { ...page, evaluation: { ...page.evaluation, change } };
}
