import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Period } from '../../analytics/period.js';
import type { FunnelRow } from './form-funnel.js';

/** Stored sums and the drafts that are not erased yet, together (rules: funnel of a form). */
@Injectable()
export class FunnelQuery {
  constructor(private readonly database: Database) {}

  async read(questionnaireId: number, period: Period | null): Promise<FunnelRow> {
    const [row] = await this.database.prepared<FunnelRow>('form-funnel', FUNNEL, [
      questionnaireId,
      period?.from ?? null,
      period?.to ?? null,
    ]);
    return row!;
  }

  /** Erases drafts whose time is over, `size` at most, and adds what they bring to the stored sums. Answers how many. */
  async eraseDrafts(size: number, days: number): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(ERASE(OVER), [size, days]);
    return row!.n;
  }

  /** Erases one draft that has not been sent in, and adds what it brings to the stored sums. */
  async eraseDraft(id: string): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(ERASE(OPEN), [id]);
    return row!.n;
  }
}

const KEYS = 'questionnaire_id, week, source, step, section_id';

/** SQL: what drafts bring to the funnel. Reading and erasing count by the same words, so that both come to the same. */
const BROUGHT_BY = (drafts: string) => `
  SELECT d.questionnaire_id, week_of(d.started_at) AS week, d.source, brought.step, brought.section_id, count(*)::int AS count
    FROM ${drafts} d,
         LATERAL (SELECT 'started' AS step, 0 AS section_id
                   UNION ALL SELECT 'finished', 0 WHERE d.submitted_at IS NOT NULL
                   UNION ALL SELECT DISTINCT 'section', id FROM unnest(d.sections) AS id) AS brought
   GROUP BY 1, 2, 3, 4, 5`;

const CAME = (step: string) => `coalesce(sum(count) FILTER (WHERE step = '${step}'), 0)::int AS ${step}`;

const FUNNEL = `
  WITH drafts AS (
         SELECT * FROM response_draft
          WHERE questionnaire_id = $1 AND ($2::date IS NULL OR week_of(started_at) BETWEEN $2 AND $3::date)),
       counted AS MATERIALIZED (
         SELECT ${KEYS}, count FROM form_funnel_count
          WHERE questionnaire_id = $1 AND ($2::date IS NULL OR week BETWEEN $2 AND $3::date)
         UNION ALL ${BROUGHT_BY('drafts')})
  SELECT f.is_open, f.opens_at, f.closes_at, q.is_active,
         (SELECT count(*)::int FROM question n JOIN section s ON s.id = n.section_id WHERE s.questionnaire_id = $1) AS questions,
         (SELECT coalesce(json_agg(one), '[]')
            FROM (SELECT source, week, ${['visited', 'started', 'finished'].map(CAME).join(', ')}
                    FROM counted WHERE step <> 'section' GROUP BY GROUPING SETS ((), (source), (week))) AS one) AS sums,
         (SELECT coalesce(json_agg(json_build_object('sectionId', s.id, 'sectionName', s.name, 'reached',
                   (SELECT coalesce(sum(c.count), 0) FROM counted c WHERE c.step = 'section' AND c.section_id = s.id))
                   ORDER BY s.position, s.id), '[]')
            FROM section s
           WHERE s.questionnaire_id = $1 AND EXISTS (SELECT FROM question n WHERE n.section_id = s.id)) AS sections
    FROM questionnaire q JOIN online_form f ON f.questionnaire_id = q.id WHERE q.id = $1`;

/** Rows that another process has in its hands are left to it. */
const OVER = `id = ANY(ARRAY(
           SELECT id FROM response_draft
            WHERE touched_at < now() - make_interval(days => $2)
              AND coalesce(submitted_at, touched_at) < now() - make_interval(days => $2)
            ORDER BY touched_at LIMIT $1 FOR UPDATE SKIP LOCKED))`;
const OPEN = `id = $1::uuid AND submitted_at IS NULL`;

/** Sums are written in one order, so that nobody waits in a circle. */
const ERASE = (which: string) => `
  WITH gone AS (
         DELETE FROM response_draft WHERE ${which} RETURNING *),
       added AS (
         INSERT INTO form_funnel_count AS stored (${KEYS}, count)
         SELECT * FROM (${BROUGHT_BY('gone')}) AS brought ORDER BY 1, 2, 3, 4, 5
         ON CONFLICT (${KEYS}) DO UPDATE SET count = stored.count + excluded.count)
  SELECT count(*)::int AS n FROM gone`;
