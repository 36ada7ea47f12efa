import { presence, safety } from '../../../../../test/make/two-areas.js';
import type { FactRef } from '../../../evaluations/texts/text-evidence.js';
import { factsOf } from '../../writer-facts.js';
import type { SectionFacts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';

describe('The motivational message', () => {
  const facts = factsOf([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'nem' }, 'hu');
  const [own, other] = facts.sections as [SectionFacts, SectionFacts];
  const several = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...other.gained[0]!,
      fact: [70 + at, 'x'] as FactRef,
      meaning: `Megvan ${'abcd'[at]}.`,
    }));
  const textsOf = (there: SectionFacts['gained'], section: Partial<SectionFacts> = {}) =>
    composeTexts({
      ...facts,
      sections: [
        { ...own, gained: [] },
        { ...other, gained: there, ...section },
      ],
    }).texts;

  it('says what to build on by an answer that no card tells, else by how many are the best, if that is some', () => {
    const motivation = (count: number) => textsOf(several(count)).motivationalMessage;
    expect(motivation(4)).toMatch(/^Megvan d\. \S/);
    expect(motivation(3)).toMatch(/öt kérdés.*három/);
    expect(motivation(2)).toMatch(/^(?:Köszönjük|Most)/);
  });

  it('leaves an area without anything missing the answer that its own text tells', () => {
    const full = { missed: [], score: other.maxScore, percentage: 100 };
    const texts = textsOf(several(4), full);
    expect(texts.motivationalMessage).not.toContain('Megvan');
    expect(texts.sections['2']!.text).toMatch(/megvan d\./i);
  });
});
