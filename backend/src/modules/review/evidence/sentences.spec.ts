import type { TextOrigin } from '../../evaluations/evaluation.types.js';
import { sentencesWithEvidence } from './sentences.js';

const evidence = [
  {
    text: 'Pácienseik éjjel is foglalhatnak időpontot.',
    kind: 'strength' as const,
    facts: [[7, 'aa'] as [number, string]],
  },
  { text: 'Kezdjék az emlékeztetőkkel.', kind: 'advice' as const, facts: [[8, 'bb'] as [number, string]] },
];
const at = '2026-11-20T10:00:00.000Z';
const ai: TextOrigin = { by: 'ai', author: null, at };
const present = new Map([
  [7, 'aa'],
  [8, 'changed'],
]);
const rowsOf = (text: string, origin?: TextOrigin) =>
  sentencesWithEvidence(text, origin, evidence, present).map(
    ({ start, end, kind, facts, isByPerson, isStale }) => [
      text.slice(start, end),
      kind,
      facts,
      isByPerson ? 'person' : 'machine',
      isStale ? 'stale' : '',
    ],
  );

describe('What sentences rest on', () => {
  it('is found again word for word, and is stale where the answer says something else now', () => {
    expect(rowsOf(`${evidence[0]!.text}\n\n${evidence[1]!.text}`, ai)).toEqual([
      [evidence[0]!.text, 'strength', [7], 'machine', ''],
      [evidence[1]!.text, 'advice', [8], 'machine', 'stale'],
    ]);
  });

  it('is nothing for a person’s sentence, however little was changed', () => {
    const edited: TextOrigin = {
      by: 'person',
      author: 3,
      at,
      original: { text: 'Gépi mondat.', by: 'ai', at },
    };
    expect(rowsOf('Pácienseik nappal is foglalhatnak időpontot. Gépi mondat.', edited)).toEqual([
      ['Pácienseik nappal is foglalhatnak időpontot.', null, [], 'person', ''],
      ['Gépi mondat.', null, [], 'machine', ''],
    ]);
  });

  it('is not known of what was written before it was stored', () => {
    expect(rowsOf('Régi mondat.', ai)).toEqual([['Régi mondat.', null, [], 'machine', '']]);
  });

  it('is stale where one of several answers says something else now', () => {
    const [first] = evidence;
    const both = [{ ...first!, facts: [...first!.facts, [8, 'bb'] as [number, string]] }];
    expect(sentencesWithEvidence(first!.text, ai, both, present)[0]!.isStale).toBe(true);
  });

  it('is stale where the question is gone', () => {
    const [sentence] = sentencesWithEvidence(evidence[0]!.text, ai, evidence, new Map());
    expect(sentence!.isStale).toBe(true);
  });
});
