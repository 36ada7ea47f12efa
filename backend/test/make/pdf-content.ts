import type { Language } from '../../src/platform/http/languages.js';
import { composeContent } from '../../src/modules/results/pdf/compose-content.js';
import type { StepNotes } from '../../src/modules/results/pdf/compose-plan.js';
import { PDF_TEXTS } from '../../src/modules/results/pdf/texts.js';
import type { PageResponse } from '../../src/modules/results/public-page/page.dto.js';

/** What a made page looks like. */
export interface Shape {
  language?: Language;
  sections?: number;
  percentage?: number;
  clinicName?: string;
  text?: string;
  mean?: number;
  /** Whether anything is suggested. */
  suggests?: boolean;
  organisation?: PageResponse['organisation'];
}

/** A page with as many sections, all alike. */
export function pageOf(shape: Shape): PageResponse {
  const {
    language = 'hu',
    sections: count = 6,
    percentage = 62.5,
    text = 'Szép munka.',
    mean = 55.5,
  } = shape;
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const score = { score: (percentage * 40) / 100, maxScore: 40, percentage };
  const each = <T>(value: (id: number) => T) => Object.fromEntries(ids.map((id) => [id, value(id)]));
  const product = {
    product: { id: 'p', name: 'Naptár Pro', description: text, url: 'https://naptar.example/ő' },
    percentage: 12.5,
  };
  const products = shape.suggests === false ? [] : [product];
  const tips =
    shape.suggests === false ? [] : [{ tip: text || 'Tipp', weight: 1, questionId: 'q', points: 5 }];
  return {
    evaluation: {
      id: 'e',
      clientName: 'Dr. Őry Ágnes',
      clinicName: shape.clinicName ?? 'Fűszer & <Társa> Klinika',
      totalScore: count * score.score,
      maxScore: count * 40,
      percentage,
      sectionScores: ids.map((sectionId) => ({ sectionId, name: `Terület ${sectionId}`, ...score })),
      generatedTexts: {
        summary: text,
        motivationalMessage: text,
        sections: each(() => ({ text })),
        strengths: each(() => [text, '', text]),
      },
      textOrigins: { summary: 'ai' },
    },
    language,
    sections: ids.map((id) => ({
      id,
      name: `Terület ${id}`,
      description: null,
      maxScore: 40,
      weightPercent: 10,
      questions: [],
    })),
    products: [],
    sectionData: each(() => ({ tips, recommendedProducts: products })),
    globalRecommendedProducts: products,
    industryBenchmarks: { overall: { mean, n: 40 }, sections: each(() => ({ mean, n: 40 })) },
    position:
      mean > 0 ? { median: 54, q1: 40.5, q3: 70, ahead: 23, n: 40, each: [], date: '2026-11-21' } : null,
    welcomeTexts: { greeting: null, content: null, tips: null },
    consultationUrl: 'https://talk.example/',
    organisation: shape.organisation ?? { name: null, address: null, phone: null, email: null },
    questionnaire: { id: 1 },
  };
}

/** What the PDF of a made page says. */
export const contentOf = (shape: Shape, isPreview = false, page = pageOf(shape), plan: StepNotes[] = []) => {
  const date = new Date('2026-11-20T23:30:00Z');
  return composeContent({
    page,
    date,
    isPreview,
    texts: PDF_TEXTS[page.language],
    plan,
    pictures: { logo: null, expert: null },
    link: 'https://us.example/evaluation/x',
  });
};
