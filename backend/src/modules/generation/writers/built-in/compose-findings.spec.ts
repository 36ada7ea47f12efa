import { question, section } from '../../../../../test/make/sections.js';
import { factsOf } from '../../writer-facts.js';
import type { InsightFact, SectionFacts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';
import { questionsWithStep } from './compose-findings.js';

const ids = [1, 2, 3, 4];
const asked = section(
  1,
  ids.map((id) =>
    question(id, { questionText: `Van ez, ${id}?`, relatedTip: `Lépjenek előre, ${'abcd'[id - 1]}.` }),
  ),
);
const facts = factsOf([asked], { '1': 'igen', '2': 'nem', '3': 'nem', '4': 'nem' }, 'hu');
const [area] = facts.sections as [SectionFacts];
const lost = area.missed.map((one, at) => ({ ...one, meaning: `Hiányzik valami, ${'bcd'[at]}.` })) as [
  SectionFacts['missed'][number],
  SectionFacts['missed'][number],
  SectionFacts['missed'][number],
];
const insight = (on: readonly { fact: InsightFact['facts'][number] }[], advice: string | null = null) => ({
  id: 1,
  text: 'Ez így kevés.',
  advice,
  weight: 5,
  facts: on.map(({ fact }) => fact),
});

describe('questionsWithStep', () => {
  const chosen = (insights: InsightFact[], elsewhere: number[] = []) =>
    questionsWithStep(
      { ...area, missed: lost },
      {
        facts: { ...facts, sections: [{ ...area, missed: lost }] },
        first: undefined,
        insights,
        isToldAnywhere: ([id]) => elsewhere.includes(id),
      },
    ).map(({ fact: [id] }) => id);

  it.each<[string, InsightFact[], number[], number[]]>([
    ['the first two by rank', [], [], [2, 3]],
    ['the first alone where an insight blames another', [insight([lost[2]])], [], [2]],
    ['the next one where that insight is about the first', [insight([lost[0]])], [], [2, 3]],
    ['one that no insight of another area tells', [], [3], [2, 4]],
  ])('are %s', (_, insights, elsewhere, expected) => expect(chosen(insights, elsewhere)).toEqual(expected));

  it('are all that an area tells as missing: each has its step', () => {
    const { text } = composeTexts({ ...facts, sections: [{ ...area, missed: lost, gained: [] }] }).texts
      .sections['1']!;
    expect(text).toMatch(/valami, b\..*előre, b\.\n\n.*valami, c\..*előre, c\.$/s);
    expect(text).not.toMatch(/valami, d|előre, d/);
  });
});
