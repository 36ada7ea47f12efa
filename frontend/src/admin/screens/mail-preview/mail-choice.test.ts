import { describe, expect, it } from 'vitest';
import { readMailChoice } from './mail-choice.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const read = (query: string) => readMailChoice(new URLSearchParams(query), 'ro');

describe('which mail is looked at', () => {
  it('is what the address says', () => {
    const query = `kind=offer&language=en&evaluation=${id}`;
    expect(read(query)).toEqual({ kind: 'offer', language: 'en', evaluation: id });
  });

  it.each(['', 'kind=other&language=de&evaluation=7', 'kind=&language=&evaluation=%27--'])(
    'is the result in the questionnaire’s language where the address says nothing usable: %j',
    (query) => expect(read(query)).toEqual({ kind: 'result', language: 'ro', evaluation: '' }),
  );
});
