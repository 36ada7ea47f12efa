import { expect, it } from 'vitest';
import { readImportReport } from './import-report.ts';

it('reads a report with its findings', () => {
  const skipped = [{ sheet: 'Responses', row: 4, column: 'clientEmail', reason: 'Not an e-mail address' }];
  expect(
    readImportReport({
      created: 3,
      updated: 1,
      unchanged: 2,
      skipped,
      errors: [],
      unmatchedColumns: ['Megjegyzés', 4],
    }),
  ).toEqual({
    rows: null,
    created: 3,
    updated: 1,
    unchanged: 2,
    skipped,
    errors: [],
    warnings: [],
    unmatchedColumns: ['Megjegyzés'],
    questionsWithoutColumn: [],
  });
});

it('takes what is missing for nothing', () => {
  expect(readImportReport({ created: 0, updated: 0, errors: [null, { row: 'x', column: 3 }] })).toEqual({
    rows: null,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: [],
    errors: [
      { sheet: '', row: null, column: null, reason: '' },
      { sheet: '', row: null, column: '3', reason: '' },
    ],
    warnings: [],
    unmatchedColumns: [],
    questionsWithoutColumn: [],
  });
});

it('reads what a synchronisation answers', () => {
  const skipped = [{ row: 7, reason: 'Nincs e-mail-cím.' }];
  const answer = { rows: 4, created: 1, updated: 0, unchanged: 2, skipped, unmatchedColumns: ['Pontszám'] };
  expect(readImportReport(answer)).toMatchObject({
    ...answer,
    skipped: [{ sheet: '', row: 7, column: null, reason: 'Nincs e-mail-cím.' }],
    errors: [],
  });
});

it.each([null, undefined, 'done', 3, {}, { successCount: 3, errorCount: 0 }])(
  '%j is no import report',
  (result) => {
    expect(readImportReport(result)).toBeNull();
  },
);
