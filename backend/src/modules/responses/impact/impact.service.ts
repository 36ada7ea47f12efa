import { Injectable } from '@nestjs/common';
import { BadRequest } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import type { QuestionChange } from '../../questionnaires/editing/options.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { scorerOf } from '../../scoring/score.js';
import { scoringBasis } from '../../questionnaires/scoring-basis.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import type { EffectResponse, ImpactResponse } from './impact.dto.js';
import { type Counts, ImpactReads, type WrittenRow } from './impact.query.js';
import {
  affectedSections,
  altersMaxima,
  configurationAfter,
  type PlannedChange,
  scoresDiffer,
  withQuestionChanged,
} from './planned-change.js';

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

const NO_EFFECT: Effect = { rescored: 0, staleTexts: 0, verifiedBack: 0, exact: true, examples: [] };

/** Says beforehand what a change will do to evaluations, and what hangs on a questionnaire (rules: impact of a change). */
@Injectable()
export class ImpactService {
  constructor(
    private readonly reads: ImpactReads,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
  ) {}

  async of(questionnaireId: number, change: PlannedChange): Promise<ImpactResponse> {
    const counts = await this.reads.counts(questionnaireId);
    const { evaluations, unsent, sent } = counts;
    const effect = await this.effectOf(questionnaireId, change, counts);
    return { evaluations, unsent, sent, ...effect, ...(await this.reads.hanging(questionnaireId)) };
  }

  /** What a change of one question, its answers among it, would do. Throws what saving it would throw. */
  async ofQuestion(questionnaireId: number, id: number, fields: QuestionChange): Promise<Effect> {
    const before = await this.configuration.read(questionnaireId);
    return this.between(questionnaireId, before, withQuestionChanged(before, id, fields));
  }

  private async effectOf(questionnaireId: number, change: PlannedChange, counts: Counts): Promise<Effect> {
    if (change.change === 'delete') return NO_EFFECT;
    if (change.change === 'configuration') return this.atMost(questionnaireId, counts);
    const before = await this.configuration.read(questionnaireId);
    if (change.change === 'language')
      return this.inLanguage(questionnaireId, before, change.language, counts);
    const after = configurationAfter(before, change);
    if (after === null) throw new BadRequest('impact_change_unclear');
    return this.between(questionnaireId, before, after, counts);
  }

  /** Another language lets other words count as a yes. */
  private async inLanguage(
    questionnaireId: number,
    sections: ScoredSection[],
    language: Language | undefined,
    counts: Counts,
  ): Promise<Effect> {
    if (language === undefined) throw new BadRequest('impact_change_unclear');
    if (language === (await this.questionnaires.languageOf(questionnaireId))) return NO_EFFECT;
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
    const score = scorerOf(
      sections.filter(({ id }) => affected.has(id)),
      language,
    );
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

const exampleOf = ({ id, clientName, clinicName }: WrittenRow) => ({ id, clientName, clinicName });
