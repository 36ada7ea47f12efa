import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { advisoryLock } from '../../platform/database/advisory-locks.js';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/schedule/in-batches.js';
import { Schedule } from '../../platform/schedule/schedule.js';
import { isLatestResult } from './clinic-results.query.js';
import { ALL_WEEKS, type CountKind, evaluationsOfWeek, KINDS } from './evaluation-counts.js';

/** Shorter than the schedule's clockwork, so that it runs each time: figures are at most 10 seconds old. */
const EVERY_MS = 4000;
/**
 * Where counting takes long, as while thousands of responses come in, it rests so many times as long: what else the database
 * has to do goes on.
 */
const REST = 3;
/** So many weeks are counted in one transaction. */
const WEEKS_AT_ONCE = 4;
/** One per questionnaire, as the sums over all its weeks are written with each of them. Writers of evaluations take none. */
const COUNTING = advisoryLock('counts of a questionnaire', 7_204_133);

/** Where the stored count differs from a new one. */
export interface Difference {
  kind: CountKind;
  /** A Monday, or ALL_WEEKS. */
  week: string;
  subject: string;
  value: number;
  max: number;
  stored: number;
  counted: number;
}

interface Counted {
  /** What was not right although its week was not marked. */
  wrong: Difference[];
  /** Weeks were marked that have to be counted, too. */
  hasMarkedOthers: boolean;
}

/** A week that is to be counted. */
interface Mark {
  week: string;
  /** Keys of the clinics, and ids of responses that others follow, of which another response may be the latest now. */
  clinics: string[];
}

/**
 * Counts evaluations by week. A trigger marks the weeks in which something has changed, a scheduled task counts these anew
 * from the evaluations themselves and writes what differs (rules: counts).
 */
@Injectable()
export class CountsService {
  constructor(
    private readonly database: Database,
    schedule: Schedule,
  ) {
    schedule.every('count-weeks', EVERY_MS, (signal) => this.countWithRests(signal));
  }

  /** A rest is part of the run, so that no other process counts meanwhile. */
  private async countWithRests(signal: AbortSignal): Promise<Record<string, number>> {
    const started = performance.now();
    const counted = await this.countMarked(signal);
    const rest = REST * (performance.now() - started) - EVERY_MS;
    if (rest > 0) await pause(rest, undefined, { signal }).catch(() => undefined);
    return counted;
  }

  /** Counts the marked weeks, the newest first. */
  async countMarked(signal: AbortSignal): Promise<Record<string, number>> {
    const marked = await this.database.query<{ id: number }>(
      'SELECT DISTINCT questionnaire_id AS id FROM week_to_count ORDER BY 1',
    );
    let weeks = 0;
    for (const { id } of marked)
      weeks += await inBatches(WEEKS_AT_ONCE, signal, (size) => this.countSome(id, size));
    return weeks > 0 ? { weeks } : {};
  }

  /** Questionnaires that have evaluations or counts, hidden ones too. */
  async questionnaires(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM questionnaire UNION SELECT questionnaire_id FROM evaluation_count UNION SELECT questionnaire_id FROM week_to_count
        ORDER BY 1`,
    );
    return rows.map(({ id }) => id);
  }

  /** Counts all weeks of a questionnaire anew, and answers what was not right although its week was not marked. */
  async countAll(questionnaireId: number): Promise<Difference[]> {
    const rows = await this.database.query<{ week: string }>(ALL_WEEKS_OF, [questionnaireId, KINDS]);
    const weeks = rows.map(({ week }) => week);
    const wrong: Difference[] = [];
    await this.markOthers(questionnaireId, await this.database.query<Mark>(MARKS, [questionnaireId]), []);
    for (let start = 0; start < weeks.length; start += WEEKS_AT_ONCE)
      wrong.push(
        ...(await this.countWeeks(questionnaireId, weeks.slice(start, start + WEEKS_AT_ONCE))).wrong,
      );
    await this.database.transaction(async () => {
      await this.lock(questionnaireId);
      wrong.push(...(await this.addUp(questionnaireId, KINDS)));
    });
    return wrong;
  }

  private async countSome(questionnaireId: number, most: number): Promise<number> {
    const rows = await this.database.query<{ week: string }>(MARKED_WEEKS, [questionnaireId, most]);
    const weeks = rows.map(({ week }) => week);
    if (weeks.length === 0) return 0;
    const { hasMarkedOthers } = await this.countWeeks(questionnaireId, weeks);
    return hasMarkedOthers ? most : weeks.length;
  }

  /**
   * Takes the marks off before it counts, in one transaction: a change whose mark is taken has been committed and is seen by
   * the counting, and one that is committed later leaves a mark of its own for the next time.
   */
  private countWeeks(questionnaireId: number, weeks: string[]): Promise<Counted> {
    return this.database.transaction(async () => {
      await this.lock(questionnaireId);
      const marks = await this.database.query<Mark>(TAKE_MARKS, [questionnaireId, weeks]);
      const hasMarkedOthers = await this.markOthers(questionnaireId, marks, weeks);
      const changed = await this.database.query<Difference>(COUNT, [questionnaireId, KINDS, weeks]);
      const kinds = new Set(changed.map(({ kind }) => kind));
      if (kinds.size > 0) await this.addUp(questionnaireId, [...kinds]);
      // Every process drops the industry average from its memory.
      if (kinds.has('clinic'))
        await this.database.query(`SELECT pg_notify('scores', $1)`, [String(questionnaireId)]);
      const marked = new Set(marks.map(({ week }) => week));
      return { wrong: changed.filter(({ week }) => !marked.has(week)), hasMarkedOthers };
    });
  }

  /**
   * Marks the other weeks in which the marks' clinics have responses: another one may be the latest now. Here and not where the change
   * is made, as responses that come in at once do not see each other.
   */
  private async markOthers(
    questionnaireId: number,
    marks: readonly Mark[],
    weeks: string[],
  ): Promise<boolean> {
    const named = [...new Set(marks.flatMap(({ clinics }) => clinics))];
    if (named.length === 0) return false;
    const [keys, ids] = [named.filter((one) => !one.includes('-')), named.filter((one) => one.includes('-'))];
    const others = await this.database.query(MARK_OTHERS, [questionnaireId, weeks, keys, ids]);
    return others.length > 0;
  }

  /** The counts of all weeks together. */
  private addUp(questionnaireId: number, kinds: readonly CountKind[]): Promise<Difference[]> {
    return this.database.query<Difference>(ADD_UP, [questionnaireId, kinds]);
  }

  private lock(questionnaireId: number): Promise<unknown> {
    return this.database.query('SELECT pg_advisory_xact_lock($1, $2)', [COUNTING, questionnaireId]);
  }
}

const DAY = `to_char(week, 'YYYY-MM-DD') AS week`;

const MARKED_WEEKS = `
  SELECT ${DAY} FROM (SELECT DISTINCT week FROM week_to_count WHERE questionnaire_id = $1 ORDER BY 1 DESC LIMIT $2) AS marked`;

const MARKS = `SELECT ${DAY}, clinics FROM week_to_count WHERE questionnaire_id = $1`;

const TAKE_MARKS = `DELETE FROM week_to_count WHERE questionnaire_id = $1 AND week = ANY($2::date[]) RETURNING ${DAY}, clinics`;

const MARK_OTHERS = `
  INSERT INTO week_to_count (questionnaire_id, week)
  SELECT DISTINCT $1::int, week_of(submitted_at) FROM evaluation
   WHERE questionnaire_id = $1 AND deleted_at IS NULL AND (clinic_key = ANY($3::text[]) OR id = ANY($4::uuid[]))
     AND week_of(submitted_at) <> ALL($2::date[])
  RETURNING 1`;

const ALL_WEEKS_OF = `
  SELECT ${DAY} FROM (
    SELECT week_of(submitted_at) AS week FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL
    UNION SELECT week FROM evaluation_count WHERE questionnaire_id = $1 AND kind = ANY($2) AND week > '${ALL_WEEKS}') AS weeks
   ORDER BY weeks.week`;

/** SQL: writes the counted rows where the stored ones of `$1` and the kinds `$2` differ, and gives these. */
const write = (weeks: string, counted: string) => `
  WITH counted AS (${counted}),
  present AS (SELECT kind, week, subject, value, max, n FROM evaluation_count WHERE questionnaire_id = $1 AND kind = ANY($2) AND ${weeks}),
  difference AS MATERIALIZED (
    SELECT kind, week, subject, value, max, coalesce(present.n, 0) AS stored, coalesce(counted.n, 0) AS counted
      FROM present FULL JOIN counted USING (kind, week, subject, value, max)
     WHERE present.n IS DISTINCT FROM counted.n),
  removed AS (
    DELETE FROM evaluation_count c USING difference d
     WHERE d.counted = 0 AND c.questionnaire_id = $1
       AND (c.kind, c.week, c.subject, c.value, c.max) = (d.kind, d.week, d.subject, d.value, d.max)),
  written AS (
    INSERT INTO evaluation_count (questionnaire_id, kind, week, subject, value, max, n)
    SELECT $1, kind, week, subject, value, max, counted FROM difference WHERE counted > 0
    ON CONFLICT (questionnaire_id, kind, week, subject, value, max) DO UPDATE SET n = excluded.n)
  SELECT kind, CASE WHEN week = '${ALL_WEEKS}' THEN '${ALL_WEEKS}' ELSE to_char(week, 'YYYY-MM-DD') END AS week,
         subject, value, max, stored, counted FROM difference ORDER BY kind, difference.week, subject, value, max`;

/** The evaluations of the weeks `$3`, counted by everything that rules: counts names. Scores leave out empty evaluations. */
const COUNT = write(
  'week = ANY($3::date[])',
  `WITH e AS MATERIALIZED (
     SELECT w.week, e.* FROM unnest($3::date[]) AS w(week),
            ${evaluationsOfWeek('status, created_at, generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at, total_score, max_score, section_scores, chosen_options, recommended, id, questionnaire_id, submitted_at, clinic_key, superseded')})
   SELECT kind, week, subject, value, max, sum(n)::int AS n FROM (
     SELECT 'score' AS kind, week, s.section_id::text AS subject, s.score AS value, s.max, 1 AS n
       FROM e, scores_of(total_score, max_score, section_scores) AS s WHERE has_answers(total_score, section_scores)
     UNION ALL
     SELECT 'clinic', week, s.section_id::text, s.score, s.max, 1
       FROM e, scores_of(total_score, max_score, section_scores) AS s
      WHERE s.max > 0 AND ${isLatestResult('e', '(SELECT min_answered_percent FROM questionnaire WHERE id = $1)')}
     UNION ALL
     SELECT 'judged', week, a.question_id::text, a.correct - a.unanswered, 0, 1
       FROM e, answers_of(section_scores) AS a WHERE 1 IN (a.correct, a.wrong, a.unanswered)
     UNION ALL
     SELECT 'chosen', week, question, o.id::int, 0, n
       FROM (SELECT week, c.key AS question, c.value AS chosen, count(*) AS n FROM e, jsonb_each(chosen_options) AS c GROUP BY 1, 2, 3) AS alike,
            jsonb_array_elements_text(chosen || '-1'::jsonb) AS o(id)
     UNION ALL
     SELECT 'product', week, r.key, r.value::int, 0, 1 FROM e, jsonb_each_text(recommended) AS r
     UNION ALL
     SELECT 'status', week, status, 0, 0, 1 FROM e
     UNION ALL
     SELECT 'step', week, p.mark, p.seconds, 0, 1
       FROM e, progress_of(status, created_at, generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at) AS p
      WHERE p.mark NOT LIKE 'status:%') AS facts
    GROUP BY kind, week, subject, value, max`,
);

const ADD_UP = write(
  `week = '${ALL_WEEKS}'`,
  `SELECT kind, '${ALL_WEEKS}'::date AS week, subject, value, max, sum(n)::int AS n FROM evaluation_count
    WHERE questionnaire_id = $1 AND kind = ANY($2) AND week > '${ALL_WEEKS}' GROUP BY kind, subject, value, max`,
);
