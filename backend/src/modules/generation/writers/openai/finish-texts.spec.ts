import { facts, taskFor } from '../../../../../test/fakes/ai-writing.js';
import type { SentenceKind } from '../../../evaluations/texts/text-evidence.js';
import { fieldsOf } from '../../../evaluations/texts/text-fields.js';
import { Composition } from '../built-in/composition.js';
import { composeTexts } from '../built-in/built-in-writer.js';
import type { Statement } from '../sentences/accept-sentence.js';
import { tidy } from '../sentences/draft.js';
import { numberFacts } from '../sentences/numbered-facts.js';
import { finishTexts } from './finish-texts.js';

const own = facts();
const task = taskFor(own);
const numbered = numberFacts(own, new Composition(own));
const statement = (text: string, ...claims: string[]): Statement => ({
  sentences: [{ text, kind: 'gap', facts: [] }],
  claims,
});

describe('The texts of an AI', () => {
  it('make no claim twice, in whatever words it is led in', () => {
    const accepted = new Map([
      ['summary', [statement('Egy: a rendelő telefonon elérhető.', 'fact:1')]],
      [
        'sections.7',
        [
          statement('Kettő: a rendelő telefonon elérhető.', 'fact:1'),
          statement('Egy: a rendelő telefonon elérhető!'),
        ],
      ],
    ]);
    expect(tidy(accepted, ['summary', 'sections.7']).get('sections.7')).toEqual([]);
  });

  it('tell what is there, what is missing and what to do, each gap once', () => {
    const one = (kind: SentenceKind, id: number, ...claims: string[]): Statement => ({
      sentences: [{ text: `Ez ${kind} ${'abc'[id]}.`, kind, facts: [[id, 'x']] }],
      claims,
    });
    const advice = one('advice', 1, 'advice:1', 'gap:1');
    const offered = [
      one('gap', 1, 'gap:1'),
      advice,
      one('gap', 2, 'gap:2'),
      one('strength', 0, 'strength:3'),
    ];
    const tidied = tidy(new Map([['sections.7', offered]]), ['sections.7']).get('sections.7');
    expect(tidied?.map(({ claims }) => claims[0])).toEqual(['strength:3', 'gap:2', 'advice:1']);
  });

  it('give way to the built-in writer where both would say the same', async () => {
    const sentence = composeTexts(own).evidence.summary!.at(-1)!;
    expect(sentence.text).not.toMatch(/\d/);
    const accepted = new Map([['sections.7', [statement(sentence.text)]]]);
    const { texts } = await finishTexts(task, numbered, accepted);
    const all = [...fieldsOf(texts).values()].join('\n');
    expect(all.split(sentence.text)).toHaveLength(2);
  });
});
