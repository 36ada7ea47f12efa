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
import type { PdfContent, SectionContent, SolutionContent, TipContent } from './content.types.js';
import { planOf, promiseOf, type StepNotes } from './compose-plan.js';
import { positionOf, resultOf, verdictOf } from './compose-comparison.js';
import type { PdfTexts } from './texts.js';
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
  /** Of whoever evaluates, and of who has read it. */
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
      heading: words.say('evaluation.few.sentence', counted, of),
      paragraphs: content.summary.text.paragraphs,
    },
    position: null,
    sections: [],
    overview: { ...content.overview, rows: [] },
    summary: {
      ...content.summary,
      heading: words.say('evaluation.few.missing'),
      text: { heading: '', paragraphs: [] },
    },
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
    verdict: verdictOf(evaluation.percentage, average, words),
    change: changeOf(evaluation, words),
    motivation: paragraphsOf(evaluation.generatedTexts.motivationalMessage),
    position: positionOf(page, words),
    overview: overviewOf(page, words),
    sections: sectionsOf(page, words),
    summary: {
      heading: words.say('evaluation.summary.title'),
      change: changeTableOf(page, words),
      text: {
        heading: words.say('evaluation.summary.text'),
        paragraphs: paragraphsOf(evaluation.generatedTexts.summary),
      },
      plan: planOf(page, plan, words),
      solutions: {
        heading: words.say('evaluation.summary.solutions'),
        // What they are, cost and take stands with the areas.
        items: solutionsOf(page.globalRecommendedProducts, 'evaluation.product.gain-total', words).map(
          ({ name, gain }) => ({ name, gain, description: '', notes: [], link: null }),
        ),
      },
      links: linksOf(page.consultationUrl, link, words),
    },
    breakdown: breakdownOf(page, words),
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
    'evaluation.pdf.column-points',
    'evaluation.pdf.column-result',
  ] as const;
  const { n } = page.industryBenchmarks.overall;
  const columns = headings.map((key) => words.say(key));
  return {
    heading: words.say('evaluation.summary.bars'),
    columns: hasAverage
      ? [...columns, words.say('evaluation.summary.average', { n: words.number(n) }, n)]
      : columns,
    rows: page.evaluation.sectionScores.map(({ sectionId, name, score, maxScore, percentage }) => {
      const mean = page.industryBenchmarks.sections[sectionId]?.mean ?? 0;
      return [
        name,
        `${words.number(score)} / ${words.number(maxScore)}`,
        words.percent(percentage),
        ...(hasAverage ? [mean > 0 ? words.percent(mean) : '–'] : []),
      ];
    }),
  };
}

function sectionsOf(page: PageResponse, words: Words): SectionContent[] {
  const scores = new Map(page.evaluation.sectionScores.map((score) => [score.sectionId, score]));
  const { sections: analyses, strengths } = page.evaluation.generatedTexts;
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
      tips: {
        heading: words.say('evaluation.section.tips'),
        items: data.tips.map((tip) => tipOf(tip, words)).filter(({ text }) => text !== ''),
      },
      solutions: {
        heading: words.say('evaluation.section.products'),
        items: solutionsOf(data.recommendedProducts, 'evaluation.product.gain-section', words),
      },
      complete: score.score >= score.maxScore ? words.say('evaluation.section.complete') : '',
    };
  });
}

const tipOf = (tip: TipResponse, words: Words): TipContent => ({
  text: tip.tip.trim(),
  note: promiseOf(tip, words),
});

const solutionsOf = (
  products: readonly RecommendedProductResponse[],
  gainKey: 'evaluation.product.gain-section' | 'evaluation.product.gain-total',
  words: Words,
): SolutionContent[] =>
  [...products]
    .sort((first, second) => second.percentage - first.percentage)
    .map(({ product, percentage }) => {
      const url = webAddressOf(product.url);
      return {
        name: product.name,
        gain: percentage > 0 ? words.say(gainKey, { points: words.number(percentage) }, percentage) : '',
        description: product.description?.trim() ?? '',
        notes: notesOf(product, words),
        link: url === null ? null : { text: linkText(words.say('evaluation.product.more'), url), url },
      };
    });

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

/** On paper nobody can follow a link, so its address is readable. */
const linkText = (text: string, url: string) =>
  `${text}: ${decoded(url)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')}`;

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** An address that may be followed, or null; an address of an old snapshot may be anything. */
function webAddressOf(value: string | null): string | null {
  if (value === null || !URL.canParse(value.trim())) return null;
  const { protocol, href } = new URL(value.trim());
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n|\r|\u2028|\u2029/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
