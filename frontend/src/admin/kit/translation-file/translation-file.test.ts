import { describe, expect, it } from 'vitest';
import { readTranslationFile, translationFileName } from './translation-file.ts';

const file = (content: BlobPart) => new File([content], 'x.json');

describe('a translation file', () => {
  it('has a list of records', async () => {
    expect(await readTranslationFile(file('{"records":[{"key":"a"}],"totalRecords":9}'))).toEqual([
      { key: 'a' },
    ]);
  });

  it.each(['', 'x', 'null', '7', '[]', '{}', '{"records":null}', '{"records":{"length":1}}'])(
    'is no file of ours: %j',
    async (content) => expect(await readTranslationFile(file(content))).toBe('format'),
  );

  it('may not be larger than the server takes', async () => {
    expect(await readTranslationFile(file('x'.repeat(10_000_001)))).toBe('size');
  });

  it('is named after the day', () => {
    expect(translationFileName(new Date(2026, 2, 4))).toBe('translations-2026-03-04.json');
  });
});
