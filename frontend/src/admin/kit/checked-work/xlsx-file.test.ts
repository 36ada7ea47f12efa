import { describe, expect, it } from 'vitest';
import { faultOf, maxUploadBytes } from './xlsx-file.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('faultOf', () => {
  it.each([
    [{ name: 'responses.xlsx', type: '', size: 10 }, null],
    [{ name: 'VÁLASZOK.XLSX', type: 'application/octet-stream', size: 10 }, null],
    [{ name: 'responses', type: xlsx, size: 10 }, null],
    [{ name: 'responses.xls', type: 'application/vnd.ms-excel', size: 10 }, 'type'],
    [{ name: 'responses.csv', type: 'text/csv', size: 10 }, 'type'],
    [{ name: 'responses.xlsx.exe', type: '', size: 10 }, 'type'],
    [{ name: 'responses.xlsx', type: xlsx, size: 0 }, 'empty'],
    [{ name: 'responses.xlsx', type: xlsx, size: maxUploadBytes }, null],
    [{ name: 'responses.xlsx', type: xlsx, size: maxUploadBytes + 1 }, 'size'],
  ] as const)('of %j is %s', (file, fault) => {
    expect(faultOf(file)).toBe(fault);
  });
});
