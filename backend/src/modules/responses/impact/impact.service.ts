import { Injectable } from '@nestjs/common';
import { BadRequest } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import {
  ConfigurationService,
  type QuestionWithOptions,
  type SectionWithQuestions,
} from '../../questionnaires/configuration.service.js';
import type { QuestionChange } from '../../questionnaires/editing/options.js';
import { QuestionsService } from '../../questionnaires/editing/questions.service.js';
import { type SectionChange, SectionsService } from '../../questionnaires/editing/sections.service.js';
import { usableInsights } from '../../questionnaires/insights/insight.js';
import { InsightsService } from '../../questionnaires/insights/insights.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { partsLeftWithout } from '../../questionnaires/conditions/new-faults.js';
import { scorerOf } from '../../scoring/score.js';
import { scoringBasis } from '../../questionnaires/scoring-basis.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import type { EffectResponse, ImpactParams, ImpactResponse, PartEffectResponse } from './impact.dto.js';
import { type Counts, ImpactReads, type WrittenRow } from './impact.query.js';
import { affectedSections, altersMaxima, isConditional, scoresDiffer } from './score-changes.js';

/** Up to here every written evaluation is scored to see what happens to it; above, the answer says 'at most'. */
const MOST_SCORED = 5000;
const BATCH = 100;
const EXAMPLES = 5;

export type Effect = EffectResponse;

interface Rescoring {
  sections: ScoredSection[];
  affected: ReadonlySet<number>;
  language: Language;
  counts: Counts;
}

type Resting = Pick<PartEffectResponse, 'restingInsights' | 'neededBy'>;
const NOTHING_RESTS: Resting = { restingInsights: [], neededBy: [] };
const NO_EFFECT: Effect = { rescored: 0, staleTexts: 0, verifiedBack: 0, exact: true, examples: [] };

/** Says beforehand what a change will do to evaluations, and what hangs on a questionnaire (rules: impact of a change). */
@Injectable()
export class ImpactService {
  constructor(
    private readonly reads: ImpactReads,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly sections: SectionsService,
    private readonly questions: QuestionsService,
    private readonly insights: InsightsService,
  ) {}

  async of(questionnaireId: number, change: ImpactParams): Promise<ImpactResponse> {
    const counts = await this.reads.counts(questionnaireId);
    const { evaluations, unsent, sent } = counts;
    const resting = change.remove
      ? await this.restingOn(questionnaireId, (present) => without(present, change))
      : NOTHING_RESTS;
    const effect =
      resting.neededBy.length > 0 ? NO_EFFECT : await this.effectOf(questionnaireId, change, counts);
    const hanging = await this.reads.hanging(questionnaireId);
    return { evaluations, unsent, sent, ...effect, ...hanging, ...resting };
  }

  /** What a change of one question, its answers among it, would do. Throws what saving it would throw. */
  async ofQuestion(questionnaireId: number, id: number, fields: QuestionChange): Promise<PartEffectResponse> {
    const gone = new Set(fields.removedOptionIds);
    const resting =
      gone.size > 0
        ? await this.restingOn(questionnaireId, (present) => withoutOptions(present, gone))
        : NOTHING_RESTS;
    if (resting.neededBy.length > 0) return { ...NO_EFFECT, ...resting };
    const { before, after } = await this.configuration.rehearse(questionnaireId, () =>
      this.questions.change(questionnaireId, id, fields),
    );
    return { ...(await this.between(questionnaireId, before, after)), ...resting };
  }

  /** What a change of one section would do. Throws what saving it would throw. */
  async ofSection(questionnaireId: number, id: number, fields: SectionChange): Promise<Effect> {
    const { before, after } = await this.configuration.rehearse(questionnaireId, () =>
      this.sections.change(questionnaireId, id, fields),
    );
    return this.between(questionnaireId, before, after);
  }

  /** What rests on parts that would be deleted: insights in use, and what is shown under a condition over them. */
  private async restingOn(
    questionnaireId: number,
    remaining: (present: SectionWithQuestions[]) => SectionWithQuestions[],
  ): Promise<Resting> {
    const present = await this.configuration.read(questionnaireId);
    const left = remaining(present);
    const used = usableInsights(await this.insights.list(questionnaireId), present);
    const usable = usableInsights(used, left);
    const restingInsights = used.filter((insight) => !usable.includes(insight)).map(({ text }) => text);
    return { restingInsights, neededBy: partsLeftWithout(present, left) };
  }

  private async effectOf(questionnaireId: number, change: ImpactParams, counts: Counts): Promise<Effect> {
    if (change.change === 'delete') return NO_EFFECT;
    if (change.change === 'configuration') return this.atMost(questionnaireId, counts);
    if (change.change === 'language') return this.inLanguage(questionnaireId, change.language, counts);
    const { before, after } = await this.configuration.rehearse(questionnaireId, (present) =>
      this.make(questionnaireId, present, change),
    );
    return this.between(questionnaireId, before, after, counts);
  }

  /** Makes the change as the screen for it would. Throws BadRequest where it is not clear which one is meant. */
  private make(
    questionnaireId: number,
    present: SectionWithQuestions[],
    change: ImpactParams,
  ): Promise<unknown> {
    const { sectionId, includeInEvaluation, questionId, pointValue, correctAnswer, remove } = change;
    const section = present.find(({ id }) => id === sectionId);
    const question = present
      .flatMap(({ questions }) => questions)
      .find((one) => one.questionId === questionId?.toLowerCase());
    const own = definedOf({ sectionId, pointValue, correctAnswer });
    const isSection = change.change === 'section';
    if (isSection && section && remove)
      return this.sections.delete(questionnaireId, section.id, section.questions.length);
    if (isSection && section && includeInEvaluation !== undefined)
      return this.sections.change(questionnaireId, section.id, { includeInEvaluation });
    if (!isSection && question && remove) return this.questions.delete(questionnaireId, question.id);
    if (!isSection && question && Object.keys(own).length > 0 && (section || sectionId === undefined))
      return this.questions.change(questionnaireId, question.id, own);
    if (!isSection && questionId === undefined && section && pointValue !== undefined)
      return this.questions.create(questionnaireId, {
        ...own,
        sectionId: section.id,
        questionText: NOT_ASKED_YET,
      });
    throw new BadRequest('impact_change_unclear');
  }

  /** Another language lets other words count as a yes. */
  private async inLanguage(
    questionnaireId: number,
    language: Language | undefined,
    counts: Counts,
  ): Promise<Effect> {
    if (language === undefined) throw new BadRequest('impact_change_unclear');
    if (language === (await this.questionnaires.languageOf(questionnaireId))) return NO_EFFECT;
    const sections = await this.configuration.read(questionnaireId);
    const all = new Set(sections.map(({ id }) => id));
    return this.rescored(questionnaireId, { sections, affected: all, language, counts });
  }

  /** What happens to evaluations where one configuration takes the place of the other. */
  async between(
    questionnaireId: number,
    before: ScoredSection[],
    after: ScoredSection[],
    given?: Counts,
  ): Promise<Effect> {
    if (scoringBasis(before) === scoringBasis(after)) return NO_EFFECT;
    const counts = given ?? (await this.reads.counts(questionnaireId));
    const affected = affectedSections(before, after);
    if (affected.size === 0) return { ...NO_EFFECT, rescored: counts.unsent };
    if (altersMaxima(before, after)) return { ...(await this.atMost(questionnaireId, counts)), exact: true };
    const language = await this.questionnaires.languageOf(questionnaireId);
    return this.rescored(questionnaireId, { sections: after, affected, language, counts });
  }

  /** What comes of scoring the affected sections again, where their maxima stay. */
  private async rescored(
    questionnaireId: number,
    { sections, affected, language, counts }: Rescoring,
  ): Promise<Effect> {
    // Conditions may look at any section.
    const scored = sections.some(isConditional) ? sections : sections.filter(({ id }) => affected.has(id));
    const score = scorerOf(scored, language);
    const differs = ({ rawResponses, sectionScores }: WrittenRow) =>
      scoresDiffer(sectionScores, score(rawResponses).sectionScores, affected);
    return (await this.exactly(questionnaireId, differs, counts)) ?? this.atMost(questionnaireId, counts);
  }

  /** What happens when every score changes. */
  private async atMost(questionnaireId: number, { unsent, fitting, verified }: Counts): Promise<Effect> {
    const first = await this.reads.written(questionnaireId, null, EXAMPLES);
    const examples = first.filter(({ isFitting }) => isFitting).map(exampleOf);
    return { rescored: unsent, staleTexts: fitting, verifiedBack: verified, exact: unsent === 0, examples };
  }

  /** Looks at every unsent evaluation that has texts, in small helpings; null where there are too many. */
  private async exactly(
    questionnaireId: number,
    differs: (row: WrittenRow) => boolean,
    { unsent }: Counts,
  ): Promise<Effect | null> {
    const effect: Effect = { ...NO_EFFECT, rescored: unsent, examples: [] };
    let lastId: string | null = null;
    for (let read = 0; ; read += BATCH) {
      const rows: WrittenRow[] = await this.reads.written(questionnaireId, lastId, BATCH);
      if (read + rows.length > MOST_SCORED) return null;
      for (const row of rows) {
        if (!differs(row)) continue;
        effect.verifiedBack += row.isVerified ? 1 : 0;
        if (!row.isFitting) continue;
        effect.staleTexts += 1;
        if (effect.examples.length < EXAMPLES) effect.examples.push(exampleOf(row));
      }
      if (rows.length < BATCH) return effect;
      lastId = rows.at(-1)!.id;
    }
  }
}

/** The sections as deleting one, or a question, leaves them. */
function without(present: SectionWithQuestions[], { change, ...of }: ImpactParams) {
  if (change === 'section') return present.filter(({ id }) => id !== of.sectionId);
  const isLeft = (one: { questionId: string }) => one.questionId !== of.questionId?.toLowerCase();
  return present.map((section) => ({ ...section, questions: section.questions.filter(isLeft) }));
}

function withoutOptions(present: SectionWithQuestions[], gone: ReadonlySet<number>) {
  const left = (question: QuestionWithOptions) => ({
    ...question,
    options: question.options.filter(({ id }) => !gone.has(id)),
  });
  return present.map((section) => ({ ...section, questions: section.questions.map(left) }));
}

/** Of a question that is only thought of; its points are all that matters. */
const NOT_ASKED_YET = '?';

const definedOf = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;

const exampleOf = ({ id, clientName, clinicName }: WrittenRow) => ({ id, clientName, clinicName });
