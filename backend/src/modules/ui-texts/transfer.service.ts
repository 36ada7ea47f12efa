import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { AppError, BadRequest, Forbidden } from '../../platform/errors/app-error.js';
import { checkWording } from './check-wording.js';
import { readRecord, recordKey, type TextRecord } from './records.js';
import { UiTextsQuery } from './ui-texts.query.js';

/** A record that was not taken; records count from 1. */
export interface RefusedRecord {
  record: number;
  key: string | null;
  error: AppError;
}

/** The translation file, out and in (rules: Translation file). */
@Injectable()
export class TextTransferService {
  constructor(
    private readonly database: Database,
    private readonly query: UiTextsQuery,
    private readonly audit: Audit,
  ) {}

  /** Global texts and those of the given questionnaires. */
  async export(grantedIds: readonly number[]): Promise<TextRecord[]> {
    const texts = await this.query.ofOwners(grantedIds);
    await this.audit.record({
      action: 'ui-text.export',
      questionnaireId: null,
      details: { records: texts.length },
    });
    return texts.map(({ id: _id, ...record }) => record);
  }

  /** Stores every good record, over what is there, in one transaction, and names each of the others. */
  async import(
    records: readonly unknown[],
    grantedIds: readonly number[],
  ): Promise<{ imported: number; refused: RefusedRecord[] }> {
    const { good, refused } = sort(records, new Set(grantedIds));
    await this.database.transaction(async () => {
      await this.store(good);
      await this.audit.record({
        action: 'ui-text.import',
        questionnaireId: null,
        details: { imported: good.length, failed: refused.length },
      });
    });
    return { imported: good.length, refused };
  }

  /** In one order, so that two imports at once can't wait for each other. */
  private async store(records: readonly TextRecord[]): Promise<void> {
    const owners = [
      { isOwned: false, columns: 'language, context, key', owned: 'IS NULL' },
      { isOwned: true, columns: 'questionnaire_id, language, context, key', owned: 'IS NOT NULL' },
    ];
    for (const { isOwned, columns, owned } of owners) {
      const rows = records.filter(({ questionnaireId }) => (questionnaireId !== null) === isOwned);
      if (rows.length === 0) continue;
      await this.database.query(
        `INSERT INTO ui_text (key, context, language, value, questionnaire_id)
         SELECT key, context, language, value, "questionnaireId"
           FROM jsonb_to_recordset($1::jsonb) AS r(key varchar, context varchar, language varchar, value text, "questionnaireId" int)
          ORDER BY "questionnaireId", language, context, key
         ON CONFLICT (${columns}) WHERE questionnaire_id ${owned}
         DO UPDATE SET value = excluded.value WHERE ui_text.value <> excluded.value`,
        [JSON.stringify(rows)],
      );
    }
  }
}

function sort(records: readonly unknown[], granted: ReadonlySet<number>) {
  const good: TextRecord[] = [];
  const refused: RefusedRecord[] = [];
  const seen = new Map<string, number>();
  for (const [index, raw] of records.entries()) {
    const number = index + 1;
    try {
      good.push(accept(raw, number, granted, seen));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ record: number, key: shownKey(raw), error });
    }
  }
  return { good, refused };
}

function accept(
  raw: unknown,
  number: number,
  granted: ReadonlySet<number>,
  seen: Map<string, number>,
): TextRecord {
  const read = readRecord(raw);
  if ('code' in read) throw new BadRequest(read.code, read.params);
  const { questionnaireId } = read;
  if (questionnaireId !== null && !granted.has(questionnaireId))
    throw new Forbidden('ui_text_record_foreign', { questionnaireId });
  const earlier = seen.get(recordKey(read));
  if (earlier !== undefined) throw new BadRequest('ui_text_record_repeated', { record: earlier });
  checkWording(read);
  seen.set(recordKey(read), number);
  return read;
}

/** Enough of the record's key to find it in the file. */
function shownKey(raw: unknown): string | null {
  const key: unknown =
    typeof raw === 'object' && raw !== null && Object.hasOwn(raw, 'key')
      ? (raw as { key: unknown }).key
      : null;
  return typeof key === 'string' ? key.slice(0, 120) : null;
}
