import { linesOf } from '../../settings/organisation.js';
import type {
  PageResponse,
  ProductResponse,
  RecommendedProductResponse,
  TipResponse,
} from '../public-page/page.dto.js';
import { areaChangeOf, changeOf, changeTableOf } from './compose-change.js';
import type { PrintedPicture } from '../../pictures/pictures.service.js';
import { hasResult } from '../../evaluations/published-page.js';
import { breakdownOf, missingOf } from './compose-breakdown.js';
import { expertOf, howItWasMade } from './how-it-was-made.js';
import type { PdfContent, SectionContent, SolutionsContent, StepContent } from './content.types.js';
import { firstStepsOf, numbersOf, planOf, type StepNotes } from './compose-plan.js';
import { placeOf, positionOf, resultOf, verdictOf } from './compose-comparison.js';
import { linkText, readable, webAddressOf } from './printed-addresses.js';
import type { PdfTexts } from './texts.js';
import { bandOfPercentage } from '../page-rules/score-band.js';
import { Words } from './words.js';

/** What a PDF is made of; nothing else changes a byte of it. */
export interface PdfSource {
  page: PageResponse;
  /** When the shown version was frozen; the preview is of now. */
  date: Date;
  isPreview: boolean;
  texts: PdfTexts;
  /** Where the page is on the internet. */
  link: string;
  /** What its owner has noted about its steps; none where it is made for others. */
  plan: StepNotes[];
  /** Of the evaluator, and of the person who has read it. */
  pictures: { logo: PrintedPicture | null; expert: PrintedPicture | null };
}

/** Puts into words all that the PDF shows, from the same data as the page. Pure (rules: PDF documents). */
export function composeContent(source: PdfSource): PdfContent {
  const content = composeResult(source);
  const { page, texts } = source;
  if (hasResult(page)) return content;
  const words = new Words(texts, page.language);
  const { questions = 0, of = 0 } = page.evaluation.answered ?? {};
  const counted = { questions: words.number(questions), of: words.number(of) };
  return {
    ...content,
    noResult: {
      heading:
        of === 0 ? words.say('evaluation.few.none') : words.say('evaluation.few.sentence', counted, of),
      paragraphs: content.summary.paragraphs,
    },
    firstSteps: { ...content.firstSteps, items: [] },
    position: null,
    sections: [],
    overview: { ...content.overview, rows: [] },
    plan: { ...content.plan, periods: [] },
    summary: { heading: '', paragraphs: [] },
    annex: words.say('evaluation.few.missing'),
    solutions: { ...content.solutions, rows: [] },
    breakdown: missingOf(page, words),
  };
}

function composeResult(source: PdfSource): PdfContent {
  const { page, date, isPreview, texts, link, plan, pictures } = source;
  const words = new Words(texts, page.language);
  const { evaluation } = page;
  const clinicName = evaluation.clinicName.trim() || evaluation.clientName.trim();
  const clientName = evaluation.clinicName.trim() === '' ? '' : evaluation.clientName.trim();
  const title = words.say('evaluation.page.title');
  const average = page.industryBenchmarks.overall;
  const how = howItWasMade(evaluation, isPreview, words);
  return {
    language: page.language,
    documentTitle: [title, clinicName].filter((part) => part !== '').join(' – '),
    title,
    organisation: page.organisation.name ?? '',
    logo: pictures.logo,
    expert: expertOf(page, pictures.expert, words),
    clinicName,
    clientName,
    preparedFor: words.say('evaluation.welcome.for'),
    date: words.say('evaluation.pdf.date', { date: words.day(date) }),
    previewNote: isPreview ? words.say('evaluation.page.preview') : '',
    noResult: null,
    result: resultOf(evaluation.totalScore, evaluation, average, words),
    headline: words.say(
      `evaluation.headline.${evaluation.percentage >= 100 ? 'full' : bandOfPercentage(evaluation.percentage)}`,
    ),
    verdict: verdictOf(evaluation.percentage, average, words),
    change: changeOf(evaluation, words),
    place: placeOf(page, words),
    motivation: paragraphsOf(evaluation.generatedTexts.motivationalMessage),
    firstSteps: firstStepsOf(page, words),
    overview: overviewOf(page, words),
    plan: planOf(page, plan, words),
    changeTable: changeTableOf(page, words),
    summary: {
      heading: words.say('evaluation.summary.text'),
      paragraphs: paragraphsOf(evaluation.generatedTexts.summary),
    },
    sections: sectionsOf(page, words),
    annex: words.say('evaluation.pdf.annex'),
    solutions: solutionsOf(page, words),
    position: positionOf(page, words),
    breakdown: breakdownOf(page, words),
    links: linksOf(page.consultationUrl, link, words),
    how,
    contact: {
      heading: words.say('evaluation.page.by'),
      paragraphs: [linesOf(page.organisation).join(' · ')].filter(Boolean),
    },
    footer: how.paragraphs[0] ?? '',
    pageLabel: (number, total) =>
      words.say('evaluation.pdf.page', { page: String(number), total: String(total) }),
  };
}

function overviewOf(page: PageResponse, words: Words): PdfContent['overview'] {
  const hasAverage = Object.values(page.industryBenchmarks.sections).some(({ mean }) => mean > 0);
  const headings = [
    'evaluation.welcome.column-section',
    'evaluation.pdf.column-result',
    'evaluation.pdf.column-points',
  ] as const;
  const { n } = page.industryBenchmarks.overall;
  const columns = headings.map((key) => words.say(key));
  const scores = page.evaluation.sectionScores;
  return {
    heading: words.say('evaluation.summary.bars'),
    columns: hasAverage
      ? [...columns, words.say('evaluation.summary.average', { n: words.number(n) }, n)]
      : columns,
    percentages: scores.map(({ percentage }) => percentage),
    rows: [
      ...scores.map(({ sectionId, name, score, maxScore, percentage }) => {
        const mean = page.industryBenchmarks.sections[sectionId]?.mean ?? 0;
        return [
          name,
          `${words.percent(percentage)}, ${words.bandOfPercentage(percentage)}`,
          `${words.number(score)} / ${words.number(maxScore)}`,
          ...(hasAverage ? [mean > 0 ? words.percent(mean) : '–'] : []),
        ];
      }),
      ...(page.notApplicable ?? []).map((name) => [
        name,
        words.say('evaluation.reasons.not-applicable'),
        '–',
        ...(hasAverage ? ['–'] : []),
      ]),
    ],
  };
}

function sectionsOf(page: PageResponse, words: Words): SectionContent[] {
  const scores = new Map(page.evaluation.sectionScores.map((score) => [score.sectionId, score]));
  const { sections: analyses, strengths } = page.evaluation.generatedTexts;
  const numbers = numbersOf(page);
  return page.sections.map(({ id, name, description, maxScore }) => {
    const score = scores.get(id) ?? { score: 0, maxScore, percentage: 0 };
    const data = page.sectionData[id] ?? { tips: [], recommendedProducts: [] };
    return {
      name,
      description: description?.trim() ?? '',
      result: resultOf(score.score, score, page.industryBenchmarks.sections[id] ?? { mean: 0, n: 0 }, words),
      change: areaChangeOf(page, id, words),
      strengths: {
        heading: words.say('evaluation.section.strengths'),
        items: (strengths[id] ?? []).map((text) => text.trim()).filter((text) => text !== ''),
      },
      analysis: {
        heading: words.say('evaluation.section.analysis'),
        paragraphs: paragraphsOf(analyses[id]?.text ?? ''),
      },
      steps: {
        heading: words.say('evaluation.section.tips'),
        // Questions without an answer are asked once, by the plan.
        items: data.tips
          .filter(({ tip, state }) => tip.trim() !== '' && state === undefined)
          .map((tip) => stepOf(tip, numbers.get(tip.questionId))),
      },
      solutions: namesOf(data.recommendedProducts, words),
      complete: score.score >= score.maxScore ? words.say('evaluation.section.complete') : '',
    };
  });
}

const stepOf = ({ tip }: TipResponse, number: number | undefined): StepContent => ({
  label: number === undefined ? '•' : `${number}.`,
  text: tip.trim(),
});

const byGain = (products: readonly RecommendedProductResponse[]) =>
  products.toSorted((first, second) => second.percentage - first.percentage);

function namesOf(products: readonly RecommendedProductResponse[], words: Words): string {
  const names = byGain(products).map(({ product }) => product.name);
  return names.length === 0 ? '' : `${words.say('evaluation.section.products')}: ${names.join(', ')}`;
}

function solutionsOf(page: PageResponse, words: Words): SolutionsContent {
  const headings = ['solution', 'about', 'link', 'gain'] as const;
  return {
    heading: words.say('evaluation.summary.solutions'),
    columns: headings.map((column) => words.say(`evaluation.pdf.column-${column}`)),
    rows: byGain(page.globalRecommendedProducts).map(({ product, percentage }) => {
      const url = webAddressOf(product.url);
      return [
        product.name,
        [product.description?.trim() ?? '', ...notesOf(product, words)]
          .filter((part) => part !== '')
          .join(' · '),
        url === null ? '' : { text: readable(url), url },
        percentage > 0 ? words.difference(percentage) : '',
      ];
    }),
  };
}

function notesOf({ priceNote, effortNote }: ProductResponse, words: Words): string[] {
  const said = (key: 'evaluation.product.price' | 'evaluation.product.effort', note?: string | null) =>
    note ? [words.say(key, { note })] : [];
  return [...said('evaluation.product.price', priceNote), ...said('evaluation.product.effort', effortNote)];
}

function linksOf(consultationUrl: string, link: string, words: Words): { text: string; url: string }[] {
  const consultation = webAddressOf(consultationUrl);
  const named = (key: 'evaluation.summary.consultation' | 'evaluation.pdf.online', url: string) => ({
    text: linkText(words.say(key), url),
    url,
  });
  return [
    ...(consultation === null ? [] : [named('evaluation.summary.consultation', consultation)]),
    named('evaluation.pdf.online', link),
  ];
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n|\r|\u2028|\u2029/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
