import { type components } from '../../shared/api/schema.gen.ts';
import { readAreaChange, readChange, type Change } from './change/change.ts';
import { type Average } from './compared.ts';
import { type Organisation } from '../ui/organisation.tsx';
import { webAddress } from '../ui/web-address.ts';
import { readSolutions, type Solution } from './solutions.ts';

export type { Solution } from './solutions.ts';

type Schemas = components['schemas'];

/** The answer of the evaluation call. */
export type EvaluationPayload = Schemas['PageResponse'];
export type TextOrigin = EvaluationPayload['evaluation']['textOrigins'][string];

/** A tip may also come as a bare sentence. */
type TipPayload = Schemas['TipResponse'] | string;

export interface Tip {
  /** Id of the question behind it; empty when unknown. */
  id: string;
  text: string;
  weight: number;
  /** Points that the question behind it would add; 0 when unknown. */
  points: number;
  /** It only prepares: the points that it prepares the way to. */
  prepares?: number | undefined;
  /** Its place among the tips of the whole result, from 1; pages that were made earlier do not say it. */
  rank?: number | undefined;
  /** How much work it is; absent: medium. */
  effort?: Schemas['TipResponse']['effort'] | undefined;
  /** It asks for an answer that is not known. */
  state?: Schemas['TipResponse']['state'] | undefined;
  /** The product that serves it. */
  productId?: string | undefined;
}

export interface WrittenText {
  text: string;
  origin: TextOrigin | null;
  /** How the page's texts were approved; absent in a preview, and on pages from before this was kept. */
  approval?: EvaluationPayload['evaluation']['approval'];
  /** How many findings of the checks people have accepted. */
  exceptions?: number | undefined;
}

/** What one question brought; its answer stays with the clinic. */
export interface QuestionView {
  text: string;
  points: number;
  pointValue: number;
  /** Why no answer to it is known; absent where one is. */
  state?: Schemas['PageQuestion']['state'] | undefined;
}

/** How many of the questions that count were answered, where that is too little for a result. */
export type FewAnswers = Pick<Schemas['AnsweredResponse'], 'questions' | 'of'>;

/** Where the clinic stands among all evaluations of its questionnaire; percentages 0..100. */
export type Position = Schemas['PositionResponse'];

export interface SectionView {
  id: number;
  name: string;
  description: string;
  score: number;
  maxScore: number;
  percentage: number;
  /** Since the clinic's earlier response; null without one. */
  change: Change | null;
  /** What the others reached here. */
  average: Average;
  weightPercent: number;
  questions: QuestionView[];
  /** Questions that do not apply to the clinic. */
  notApplicable: readonly string[];
  strengths: string[];
  analysis: WrittenText;
  tips: Tip[];
  solutions: Solution[];
}

/** An evaluation as its page shows it: every part is there, if empty. */
export interface EvaluationView {
  id: string;
  clientName: string;
  clinicName: string;
  score: number;
  maxScore: number;
  percentage: number;
  /** Null where there is a result; without one nothing is judged. */
  fewAnswers: FewAnswers | null;
  /** Path of the form that can be filled in again; null where it is not said. */
  form: string | null;
  /** Since the clinic's earlier response; null without one. */
  change: Change | null;
  average: Average;
  /** Null below five evaluations. */
  position: Position | null;
  summary: WrittenText;
  motivation: WrittenText;
  sections: SectionView[];
  /** Names of the areas that do not apply to the clinic at all. */
  notApplicable: string[];
  solutions: Solution[];
  welcome: { greeting: string; content: string; tips: string };
  consultationUrl: string | null;
  /** How the texts were approved; absent in a preview, and on pages from before this was kept. */
  approval: EvaluationPayload['evaluation']['approval'];
  /** The expert who has read it; null where nobody is named. */
  reviewer: Schemas['PageReviewer'] | null;
  /** Who evaluates, as far as the settings say so. */
  organisation: Organisation | null;
  questionnaireId: number | null;
}

/**
 * Reads the call's answer into what the page shows. The answer is frozen when it is verified and may be older than this
 * page, so whatever it lacks becomes empty, never an error.
 */
export function readEvaluation(payload: EvaluationPayload): EvaluationView {
  const { evaluation } = payload;
  const { approval, exceptions } = evaluation;
  const origins = evaluation.textOrigins ?? {};
  const texts = evaluation.generatedTexts ?? {};
  return {
    id: evaluation.id,
    clientName: clean(evaluation.clientName),
    clinicName: clean(evaluation.clinicName),
    score: evaluation.totalScore,
    maxScore: evaluation.maxScore,
    percentage: evaluation.percentage,
    fewAnswers: readFewAnswers(evaluation.answered),
    form: payload.questionnaire?.form ?? null,
    change: readChange(evaluation.change),
    average: readAverage(payload.industryBenchmarks?.overall),
    position: payload.position ?? null,
    summary: { text: clean(texts.summary), origin: origins['summary'] ?? null, approval, exceptions },
    motivation: {
      text: clean(texts.motivationalMessage),
      origin: origins['motivationalMessage'] ?? null,
      approval,
      exceptions,
    },
    sections: readSections(payload),
    notApplicable: payload.notApplicable ?? [],
    solutions: readSolutions(payload.globalRecommendedProducts),
    welcome: {
      greeting: clean(payload.welcomeTexts?.greeting),
      content: clean(payload.welcomeTexts?.content),
      tips: clean(payload.welcomeTexts?.tips),
    },
    consultationUrl: webAddress(payload.consultationUrl),
    approval,
    reviewer: evaluation.reviewer ?? null,
    organisation: payload.organisation ?? null,
    questionnaireId: payload.questionnaire?.id ?? null,
  };
}

export const readFewAnswers = (answered: Schemas['AnsweredResponse'] | undefined): FewAnswers | null =>
  answered === undefined || answered.isEnough ? null : answered;

function readSections(payload: EvaluationPayload): SectionView[] {
  const { evaluation } = payload;
  return payload.sections.map((section) => {
    const score = evaluation.sectionScores.find((candidate) => candidate.sectionId === section.id);
    const data = payload.sectionData?.[section.id];
    return {
      id: section.id,
      name: section.name,
      description: clean(section.description),
      score: score?.score ?? 0,
      maxScore: score?.maxScore ?? section.maxScore,
      percentage: score?.percentage ?? 0,
      change: readAreaChange(evaluation.change, section.id),
      average: readAverage(payload.industryBenchmarks?.sections?.[section.id]),
      weightPercent: section.weightPercent ?? shareOfPoints(section.maxScore, payload.sections),
      questions: readQuestions(section.questions),
      notApplicable: section.notApplicable ?? [],
      strengths: (evaluation.generatedTexts?.strengths?.[section.id] ?? [])
        .map(clean)
        .filter((text) => text !== ''),
      analysis: {
        text: clean(evaluation.generatedTexts?.sections?.[section.id]?.text),
        origin: evaluation.textOrigins?.[`sections.${section.id}`] ?? null,
        approval: evaluation.approval,
        exceptions: evaluation.exceptions,
      },
      tips: readTips(data?.tips),
      solutions: readSolutions(data?.recommendedProducts),
    };
  });
}

const readAverage = (average: Partial<Average> | undefined): Average => ({
  mean: average?.mean ?? 0,
  n: average?.n ?? 0,
});

/** A section's part of all points, in percent to one decimal (rules: section weights). */
function shareOfPoints(points: number, sections: readonly { maxScore: number }[]): number {
  const total = sections.reduce((sum, section) => sum + section.maxScore, 0);
  return total === 0 ? 0 : Math.round((points / total) * 1000) / 10;
}

/** The questions that count; an older answer may not say what each brought. */
function readQuestions(questions: readonly Partial<Schemas['PageQuestion']>[] = []): QuestionView[] {
  return questions.map(({ questionText, points, pointValue, state }) => ({
    text: clean(questionText),
    points: points ?? 0,
    pointValue: points === undefined ? 0 : (pointValue ?? 0),
    state,
  }));
}

function readTips(tips: readonly TipPayload[] = []): Tip[] {
  return tips
    .map((tip) =>
      typeof tip === 'string'
        ? { id: '', text: clean(tip), weight: 0, points: 0 }
        : {
            id: tip.questionId ?? '',
            text: clean(tip.tip),
            weight: tip.weight ?? 0,
            points: tip.points ?? 0,
            prepares: tip.prepares,
            rank: tip.rank,
            effort: tip.effort,
            state: tip.state,
            productId: tip.productId,
          },
    )
    .filter((tip) => tip.text !== '');
}

function clean(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
