import type { EvaluationPayload } from '../src/public/evaluation/evaluation-view.ts';
import { languages } from '../src/shared/texts/languages.ts';
import { withChange } from '../src/testing/make-evaluation.ts';
import type { State, Visit } from './state.ts';
import { word } from './words.ts';

type Change = (page: EvaluationPayload) => void;

const base: Omit<State, 'name' | 'address'> = { route: '/evaluation/:hashedUrl', languages };
const behindTheLast = ({ evaluation }: Visit) => `${evaluation}?s=999`;
const first = ({ evaluation }: Visit) => `${evaluation}?s=1`;
const long = 'Elektronikusegészségügyidokumentáció';

/** Who is behind the pages, with everything that there is to say. */
export const organisation: EvaluationPayload['organisation'] = {
  name: 'Országos Egészségügyi Digitalizációs Tanácsadó és Szolgáltató Nonprofit Kft.',
  address: '1051 Budapest, Példa utca 12–14. II. emelet 3.',
  phone: '+36 (1) 234-5678/12',
  email: 'digitalis.erettseg@tanacsado-nonprofit.example',
};

/** Evaluations as nobody wishes for them, made from a real answer. */
const changes: Readonly<Record<string, Change>> = {
  'long-names': (page) => {
    page.organisation = organisation;
    page.evaluation.clientName = long.repeat(4);
    page.evaluation.clinicName = `${long} `.repeat(9);
    for (const section of page.sections) section.name = long.repeat(3);
    for (const { product } of page.globalRecommendedProducts) product.name = long.repeat(4);
  },
  'right-to-left': (page) => {
    page.evaluation.clientName = 'د. أحمد المصري 🏥';
    page.evaluation.clinicName = 'مركز الشفاء (A/B) 🦷';
    for (const section of page.sections) section.name = 'قسم الأسنان (A/B)';
  },
  nothing: (page) => {
    page.evaluation = { ...page.evaluation, totalScore: 0, percentage: 0, textOrigins: {} };
    page.evaluation.generatedTexts = { summary: '', motivationalMessage: '', sections: {}, strengths: {} };
    for (const score of page.evaluation.sectionScores) Object.assign(score, { score: 0, percentage: 0 });
    Object.assign(page, { sectionData: {}, globalRecommendedProducts: [], position: null });
    page.industryBenchmarks = { overall: { mean: 0, n: 3 }, sections: {} };
  },
  everything: (page) => {
    page.evaluation = { ...page.evaluation, totalScore: page.evaluation.maxScore, percentage: 100 };
    for (const score of page.evaluation.sectionScores)
      Object.assign(score, { score: score.maxScore, percentage: 100 });
    Object.assign(page, { sectionData: {}, globalRecommendedProducts: [] });
  },
  returned: (page) => {
    Object.assign(page, withChange(page));
  },
  'one-section': (page) => {
    page.sections = page.sections.slice(0, 1);
  },
  'twenty-sections': (page) => {
    const sections = page.sections;
    page.sections = Array.from({ length: 20 }, (_, index) => sections[index % sections.length]!);
  },
};

/** The first section and the summary of each of them. */
export const oddEvaluationStates: readonly State[] = Object.entries(changes).flatMap(([name, change]) => {
  const common = {
    ...base,
    prepare: (visit: Visit) => changeAnswer(visit, change),
    isOdd: name !== 'returned',
  };
  return [
    { ...common, name: `evaluation-${name}-section`, address: first },
    {
      ...common,
      name: `evaluation-${name}-summary`,
      address: behindTheLast,
      afresh: true,
      ...(name === 'returned' && { reach: planIsRead }),
    },
  ];
});

async function planIsRead({ page, language }: Visit): Promise<void> {
  await page.getByText(word(language, 'evaluation.plan.saved')).waitFor();
}

async function changeAnswer({ page, evaluation }: Visit, change: Change): Promise<void> {
  await page.route(`**/api${evaluation}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as EvaluationPayload;
    change(body);
    await route.fulfill({ response: answer, json: body });
  });
}
