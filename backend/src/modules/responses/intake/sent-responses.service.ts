import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { fold } from '../../../platform/text/fold.js';
import { clinicZone } from '../../../platform/time/time.js';
import { wallClockAt } from '../../../platform/time/wall-clock.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { nearestFinder } from '../../scoring/option-reader.js';
import { type Answered, answeredOf } from '../../scoring/answered.js';
import { scorerOf } from '../../scoring/score.js';
import type { ScoredOption } from '../../scoring/scoring.types.js';
import { type IntakeRow, IntakeService } from './intake.service.js';
import { sentResponseReader, type SentResponse } from './read-sent-response.js';
import type { SentReason } from './sent-response.errors.js';
import { sourceKey } from './source-key.js';

/** An answer that is no option of its question, and the option it most likely means. */
export interface SentWarning {
  questionId: string;
  value: string;
  nearest: ScoredOption | null;
}

/** What became of one response of a call. */
export interface SentOutcome {
  outcome: 'created' | 'updated' | 'unchanged' | 'refused';
  evaluationId: string | null;
  reasons: SentReason[];
  warnings: SentWarning[];
  /** Of all, also beyond the warnings that are listed. */
  unknownAnswers: number;
  /** How much was answered; null where it was refused before that was known. */
  answered: Answered | null;
}

/** Reading so many at a time holds the process for some 10 ms. */
const AT_ONCE = 20;
const MOST_WARNINGS = 20;
/** Looking for the nearest option takes long, and of a call that is wrong throughout the first few tell enough. */
const MOST_NEAREST = 200;

/** Takes in responses that a program sends (rules: sending responses). */
@Injectable()
export class SentResponsesService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly intake: IntakeService,
    private readonly audit: Audit,
  ) {}

  /** All that is good in one transaction; answers what became of each, in their order. */
  take(questionnaireId: number, sent: readonly unknown[]): Promise<SentOutcome[]> {
    return this.database.transaction(async () => {
      // What is read here must be what the intake scores.
      await this.configuration.lockForShare(questionnaireId);
      const { rows, outcomes } = await this.read(questionnaireId, sent);
      // In one order, so that two calls at once cannot wait for each other.
      rows.sort((one, other) => (one.sourceKey < other.sourceKey ? -1 : 1));
      const stored = await this.intake.store(questionnaireId, rows, { areNew: true });
      for (const index of stored.erased) outcomes[index] = refused([{ code: 'sent_erased' }]);
      for (const index of stored.trashed) outcomes[index] = refused([{ code: 'sent_trashed' }]);
      for (const [index, outcome] of stored.outcomes) {
        const one = outcomes[index]!;
        one.evaluationId = stored.ids.get(index) ?? null;
        if (outcome === 'late')
          Object.assign(one, { outcome: 'refused', reasons: [{ code: 'sent_too_late' }] });
        else one.outcome = outcome;
      }
      await this.audit.record({
        action: 'responses.send',
        questionnaireId,
        details: countsOf(outcomes),
      });
      return outcomes;
    });
  }

  private async read(questionnaireId: number, sent: readonly unknown[]) {
    const { language, minAnsweredPercent } = await this.questionnaires.one(questionnaireId);
    const sections = await this.configuration.read(questionnaireId);
    const reader = sentResponseReader(
      sections.flatMap(({ questions }) => questions),
      language,
    );
    const warningsOf = warner();
    const scoreOf = scorerOf(sections, language);
    const rows: IntakeRow[] = [];
    const outcomes: SentOutcome[] = [];
    const places = new Map<string, number>();
    for (const [index, raw] of sent.entries()) {
      if (index > 0 && index % AT_ONCE === 0) await setImmediate();
      const read = reader(raw);
      if ('reasons' in read) {
        outcomes.push(refused(read.reasons));
        continue;
      }
      const row = rowOf(questionnaireId, index, read.response);
      const earlier = places.get(row.sourceKey);
      if (earlier !== undefined) {
        outcomes.push(refused([{ code: 'sent_twice', params: { of: earlier + 1 } }]));
        continue;
      }
      places.set(row.sourceKey, index);
      rows.push(row);
      const { unknown } = read.response;
      const warnings = warningsOf(unknown.slice(0, MOST_WARNINGS));
      const none = { evaluationId: null, reasons: [] };
      const answered = answeredOf(scoreOf(row.answers), minAnsweredPercent);
      outcomes.push({ outcome: 'unchanged', ...none, warnings, unknownAnswers: unknown.length, answered });
    }
    return { rows, outcomes };
  }
}

function rowOf(questionnaireId: number, index: number, response: SentResponse): IntakeRow {
  const { submittedAt, clientEmail, answers, clientName, clinicName } = response;
  const wallClock = submittedAt && wallClockAt(submittedAt, clinicZone());
  const key = sourceKey(questionnaireId, wallClock, clientEmail, answers);
  return { index, sourceKey: key, submittedAt, clientName, clientEmail, clinicName, answers, origin: 'api' };
}

const refused = (reasons: SentReason[]): SentOutcome => ({
  outcome: 'refused',
  evaluationId: null,
  reasons,
  warnings: [],
  unknownAnswers: 0,
  answered: null,
});

/** How many of each outcome there are. */
export function countsOf(outcomes: readonly SentOutcome[]) {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}

/** Names the nearest option of unknown answers; each value of a question is looked for once in a call. */
function warner(): (unknown: SentResponse['unknown']) => SentWarning[] {
  const finders = new Map<string, ReturnType<typeof nearestFinder<ScoredOption>>>();
  const known = new Map<string, ScoredOption | null>();
  return (unknown) =>
    unknown.map(({ question: { questionId, options }, value }) => {
      const key = `${questionId} ${fold(value)}`;
      if (!known.has(key) && known.size < MOST_NEAREST) {
        const find = finders.get(questionId) ?? nearestFinder(options);
        finders.set(questionId, find);
        known.set(key, find(value));
      }
      return { questionId, value, nearest: known.get(key) ?? null };
    });
}
