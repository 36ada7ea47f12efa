import { z } from 'zod';
import { BadRequest } from '../../../../platform/errors/app-error.js';
import { WORKBOOK_LIMITS } from '../../../../platform/workbooks/workbook.types.js';
import { COLUMN_MEANINGS, type Corrections, NO_CORRECTIONS } from '../columns/response-mapping.js';

/** Longest JSON of corrections: a few hundred columns and answers of their length. */
export const LONGEST_CORRECTIONS = 1_000_000;

const Form = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        header: z.string().max(10_000),
        nth: z.int().min(0).max(1_000),
        is: z.enum(COLUMN_MEANINGS).exclude(['service', 'unknown']),
        questionId: z.uuid().nullable().default(null),
        optionId: z.int().nullable().default(null),
      }),
    )
    .max(1_000)
    .default([]),
  answers: z
    .array(
      z.strictObject({
        questionId: z.uuid(),
        value: z.string().max(10_000),
        optionId: z.int().nullable(),
        number: z.number().nullable().default(null),
      }),
    )
    .max(2_000)
    .default([]),
  addresses: z
    .array(z.strictObject({ sheet: z.string().max(200), row: z.int().min(1), address: z.string().max(254) }))
    .max(2_000)
    .default([]),
  table: z
    .strictObject({
      sheet: z.string().max(200),
      headerRow: z.int().min(1).max(WORKBOOK_LIMITS.rows).nullable().default(null),
    })
    .nullable()
    .default(null),
});

/** What a person has corrected, as the call carries it. Throws BadRequest. */
export function correctionsOf(json: string | undefined): Corrections {
  if (json === undefined || json === '') return NO_CORRECTIONS;
  try {
    return Form.parse(JSON.parse(json));
  } catch {
    throw new BadRequest('corrections_invalid');
  }
}
