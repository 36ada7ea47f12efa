import { expect, it } from 'vitest';
import { fileNameOf } from './save-file.ts';

it.each([
  ['attachment; filename="sample.xlsx"', 'sample.xlsx'],
  ['attachment; filename=sample.xlsx', 'sample.xlsx'],
  ['attachment; filename="minta.xlsx"; filename*=UTF-8\'\'k%C3%A9rd%C5%91%C3%ADv.xlsx', 'kérdőív.xlsx'],
  ['attachment; filename="minta.xlsx"; filename*=UTF-8\'\'%E0%A4%A', 'minta.xlsx'],
  ['attachment', null],
  [null, null],
])('reads %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
