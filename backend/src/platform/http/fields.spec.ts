import 'reflect-metadata';
import { AppError } from '../errors/app-error.js';
import {
  Choice,
  Email,
  Flag,
  Int,
  Nested,
  Num,
  QueryFlag,
  QueryInt,
  Text,
  Uuid,
  WebAddress,
} from './fields.js';
import { ListOf, TextList } from './list-fields.js';
import { createValidationPipe } from './validation.js';

class Part {
  @Int({ min: 1 }) n: number;
}
class Sample {
  @Text({ min: 2, max: 5, optional: true }) text?: string;
  @Text({ max: 5, trim: false, nullable: true, optional: true }) raw?: string | null;
  @Email({ optional: true }) email?: string;
  @WebAddress({ nullable: true, optional: true }) url?: string | null;
  @Int({ min: 0, max: 10, optional: true }) int?: number;
  @Num({ optional: true }) num?: number;
  @QueryInt({ min: 1, optional: true }) page?: number;
  @Flag({ optional: true }) flag?: boolean;
  @QueryFlag({ optional: true }) on?: boolean;
  @Choice(['a', 'b'], { optional: true }) choice?: string;
  @Uuid({ optional: true }) id?: string;
  @Nested(() => Part, { optional: true }) part?: Part;
  @ListOf(() => Part, { optional: true, max: 2 }) parts?: Part[];
  @TextList({ optional: true, max: 2, maxLength: 3 }) words?: string[];
}

const pipe = createValidationPipe();
const read = (value: object) => pipe.transform(value, { type: 'body', metatype: Sample }) as Promise<Sample>;

async function refusalOf(value: object): Promise<unknown> {
  try {
    return { accepted: await read(value) };
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.status, error.params.fields];
    throw error;
  }
}

describe('fields of a request', () => {
  it.each([
    ['text', ' ab ', 'ab'],
    ['text', 'a\u0000b\ud800', 'ab\ufffd'],
    ['raw', ' a ', ' a '],
    ['raw', null, null],
    ['email', ' Anna@Clinic.Example ', 'anna@clinic.example'],
    ['url', 'https://a.example/x?y#z', 'https://a.example/x?y#z'],
    ['url', ' ', null],
    ['int', 0, 0],
    ['num', 0.5, 0.5],
    ['page', '3', 3],
    ['flag', false, false],
    ['on', 'true', true],
    ['on', 'false', false],
    ['choice', 'b', 'b'],
    ['words', ['abc'], ['abc']],
  ])('%s takes %j', async (field, given, taken) => {
    const sample = await read({ [field]: given });
    expect(sample[field as keyof Sample]).toEqual(taken);
  });

  it.each([
    ['text', 'a'],
    ['text', 'toolong'],
    ['text', '      '],
    ['text', 5],
    ['text', null],
    ['text', ['ab']],
    ['text', { toString: 'ab' }],
    ['email', ['a@b.example', 'c@d.example']],
    ['email', 'a@b.example, c@d.example'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['email', '"a@x"@y.example'],
    ['email', ''],
    ['url', 'javascript:alert(1)'],
    ['url', 'https://user@evil.example/'],
    ['url', '//a.example'],
    ['int', 11],
    ['int', -1],
    ['int', 1.5],
    ['int', '5'],
    ['int', true],
    ['num', Number.NaN],
    ['num', Number.POSITIVE_INFINITY],
    ['page', '0'],
    ['page', 'x'],
    ['page', '1e99'],
    ['flag', 'true'],
    ['flag', 1],
    ['on', 'yes'],
    ['choice', 'c'],
    ['choice', ['a']],
    ['choice', 'toString'],
    ['id', '7'],
    ['parts', {}],
    ['parts', [{ n: 1 }, { n: 1 }, { n: 1 }]],
    ['words', ['abcd']],
    ['words', 'abc'],
    ['words', [1]],
  ])('%s refuses %j and is named', async (field, given) => {
    expect(await refusalOf({ [field]: given })).toEqual(['validation_failed', 400, field]);
  });

  it('names the place inside nested values', async () => {
    expect(await refusalOf({ part: { n: 0 } })).toEqual(['validation_failed', 400, 'part.n']);
    expect(await refusalOf({ parts: [{ n: 1 }, { n: 'x' }] })).toEqual([
      'validation_failed',
      400,
      'parts.1.n',
    ]);
  });

  it('refuses fields nobody asked for, also those with a special name', async () => {
    expect(await refusalOf({ isAdmin: true })).toEqual(['validation_failed', 400, 'isAdmin']);
    const polluting = JSON.parse(
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {}}}',
    ) as object;
    await refusalOf(polluting);
    expect({}).not.toHaveProperty('polluted');
  });
});
