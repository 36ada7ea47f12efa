import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Status } from '../../evaluations/status/status.js';
import type { RawResponses } from '../../scoring/scoring.types.js';
import { ErasedSourcesService } from '../removal/erased-sources.service.js';
import type { IntakeCounts } from './intake.service.js';
import type { IntakeRow } from './records.js';

interface Stored {
  sourceKey: string;
  status: Status;
  clientName: string;
  clinicName: string;
  answers: RawResponses;
}

/** Says what the intake would do with rows, without scoring or writing anything. */
@Injectable()
export class ForecastService {
  constructor(
    private readonly database: Database,
    private readonly erasedSources: ErasedSourcesService,
  ) {}

  async of(questionnaireId: number, rows: IntakeRow[]): Promise<IntakeCounts> {
    const counts: IntakeCounts = {
      created: 0,
      updated: 0,
      unchanged: 0,
      erased: [],
      trashed: [],
      changedTooLate: [],
    };
    const stored = await this.database.query<Stored>(
      `SELECT source_key, status, client_name, clinic_name, raw_responses AS answers FROM evaluation
        WHERE questionnaire_id = $1 AND deleted_at IS NULL AND source_key = ANY($2::char(64)[])`,
      [questionnaireId, rows.map(({ sourceKey }) => sourceKey)],
    );
    const known = new Map(stored.map((one) => [one.sourceKey, one]));
    const skipped = await this.erasedSources.skipped(questionnaireId, rows);
    for (const row of rows) {
      const why = skipped.get(row.index);
      if (why) counts[why].push(row.index);
      else {
        const outcome = outcomeOf(row, known.get(row.sourceKey));
        if (outcome === 'late') counts.changedTooLate.push(row.index);
        else counts[outcome] += 1;
      }
    }
    return counts;
  }
}

function outcomeOf(row: IntakeRow, stored: Stored | undefined): 'created' | 'updated' | 'unchanged' | 'late' {
  if (!stored) return 'created';
  if (!differs(row, stored)) return 'unchanged';
  return stored.status === 'pending' ? 'updated' : 'late';
}

/** As DIFFERS has it; what a table does not ask stays as it is stored. */
function differs(row: IntakeRow, { clientName, clinicName, answers }: Stored): boolean {
  if (row.clientName !== clientName || row.clinicName !== clinicName) return true;
  const unasked = new Set(row.unasked);
  const asked = Object.entries(answers).filter(([key]) => !unasked.has(key));
  const given = Object.entries(row.answers);
  return given.length !== asked.length || given.some(([key, answer]) => answers[key] !== answer);
}
