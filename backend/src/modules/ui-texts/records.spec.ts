import { readRecord } from './records.js';

const good = {
  key: 'landing.hero.title',
  context: 'landing',
  language: 'hu',
  value: 'Cím',
  questionnaireId: null,
};

describe('a record of a translation file', () => {
  it('is read with its fields and no others', () => {
    expect(readRecord({ ...good, id: 9, createdAt: 'x' })).toEqual(good);
    expect(readRecord({ ...good, questionnaireId: undefined })).toEqual(good);
    expect(readRecord({ ...good, questionnaireId: 7 })).toEqual({ ...good, questionnaireId: 7 });
    expect(readRecord({ ...good, key: '  __proto__ ', value: 'a\u0000b' })).toEqual({
      ...good,
      key: '__proto__',
      value: 'ab',
    });
  });

  it.each<[unknown, string]>([
    [null, 'record'],
    ['text', 'record'],
    [[], 'record'],
    [{}, 'key'],
    [{ ...good, key: ' ' }, 'key'],
    [{ ...good, key: 'k'.repeat(121) }, 'key'],
    [{ ...good, key: 1 }, 'key'],
    [{ ...good, context: 'constructor' }, 'context'],
    [{ ...good, context: ['landing'] }, 'context'],
    [{ ...good, language: 'de' }, 'language'],
    [{ ...good, value: '' }, 'value'],
    [{ ...good, value: { text: 'x' } }, 'value'],
    [{ ...good, questionnaireId: '7' }, 'questionnaireId'],
    [{ ...good, questionnaireId: 1.5 }, 'questionnaireId'],
    [{ ...good, questionnaireId: -1 }, 'questionnaireId'],
    [Object.create(good), 'key'],
  ])('%j is refused for its %s', (raw, field) => {
    expect(readRecord(raw)).toEqual({ code: 'ui_text_record_wrong', params: { field } });
  });

  it('may have 10,000 characters', () => {
    expect(readRecord({ ...good, value: 'x'.repeat(10_000) })).toMatchObject({ key: good.key });
    expect(readRecord({ ...good, value: 'x'.repeat(10_001) })).toEqual({
      code: 'ui_text_record_too_long',
      params: { most: 10_000 },
    });
  });
});
