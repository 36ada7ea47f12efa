import { question, section } from '../../../../../test/make/sections.js';
import { presence, safety, write } from '../../../../../test/make/two-areas.js';
import { factsOf } from '../../writer-facts.js';
import type { InsightFact, SectionFacts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';
import { Composition } from './composition.js';
import { sayAreaAmongAll } from './compose-summary.js';
import { firstStepOf } from './steps.js';

describe('The text of an area', () => {
  const asked = [1, 2, 3, 4].map((id) => question(id, { questionText: `Megvan a ${'abcd'[id - 1]} lista?` }));
  const areas = [
    section(1, asked, { name: 'Listák' }),
    { ...safety, questions: [question(9), question(10)] },
  ];
  const both = (given: Record<string, string>) => {
    const facts = factsOf(areas, { '9': 'nem', '10': 'igen', ...given }, 'hu');
    const [lists, other] = facts.sections as [SectionFacts, SectionFacts];
    const gained = lists.gained.map((one, at) => ({ ...one, meaning: `Rendben van ${'abcd'[at]}.` }));
    return composeTexts({ ...facts, sections: [{ ...lists, gained }, other] }).texts;
  };

  it('says that answers are missing where most are, and else leaves it to the summary', () => {
    expect(both({ '1': 'igen' }).sections['1']!.text).toMatch(/három kérdés/);
    const two = both({ '1': 'igen', '2': 'igen' });
    expect(two.sections['1']!.text).not.toMatch(/két kérdés/);
    expect(two.summary).toMatch(/a „Listák” területen (?:két|kihagyott két)/i);
    const one = both({ '1': 'igen', '2': 'igen', '3': 'igen' });
    expect(one.sections['1']!.text).not.toContain('d lista');
    expect(one.summary).toContain('„Megvan a d lista?”');
    // Several areas are not named.
    expect(write(areas, { '1': 'igen', '2': 'igen', '3': 'igen', '9': 'nem' }).summary).not.toMatch(
      /területén[^.]*válasz/,
    );
  });

  it('calls its result the lowest only where the whole result begins', () => {
    const three = [1, 2, 3].map((id) =>
      section(
        id,
        [
          question(2 * id, { pointValue: 4 }),
          question(2 * id + 1, { pointValue: 6, weight: id === 2 ? 9 : 1, relatedTip: 'Pótolják.' }),
        ],
        { name: `Terület ${'ABC'[id - 1]}` },
      ),
    );
    const facts = factsOf(
      three,
      { '2': 'nem', '3': 'nem', '4': 'igen', '5': 'nem', '6': 'igen', '7': 'nem' },
      'hu',
    );
    const lowest = { ...facts.sections[0]!, score: 3, percentage: 30 };
    const all = { ...facts, percentage: 40, sections: [lowest, ...facts.sections.slice(1)] };
    const said = (first = firstStepOf(all)) =>
      sayAreaAmongAll(lowest, { ...all, first }, 0, new Composition(all)).map(({ text }) => text);
    expect(said()).toEqual([]);
    expect(said({ section: lowest, question: lowest.missed[0]! })[0]).toMatch(/legalacsonyabb|leggyengébb/);
  });

  it('has behind what an insight blames the step of its question, and what it advises', () => {
    const facts = factsOf([presence, safety], { '1': 'nem', '2': 'nem', '3': 'igen', '4': 'nem' }, 'hu');
    const [area, other] = facts.sections as [SectionFacts, SectionFacts];
    const lost = [0, 1, 2].map((at) => ({
      ...area.missed[0]!,
      fact: [20 + at, 'x'] as InsightFact['facts'][number],
      rank: at,
      meaning: `Hiányzik az ${'xyz'[at]} lista.`,
      tip: `Pótolják az ${'xyz'[at]} listát.`,
    }));
    // The second step of the whole lies elsewhere.
    const elsewhere = { ...other, missed: [{ ...other.missed[0]!, rank: 0.5 }] };
    const insight = (text: string, at: number, advice: string | null) => ({
      id: at,
      text,
      advice,
      weight: 5,
      facts: [lost[at]!.fact],
    });
    const textWith = (...insights: InsightFact[]) =>
      composeTexts({ ...facts, sections: [{ ...area, gained: [], missed: lost, insights }, elsewhere] }).texts
        .sections['1']!.text;
    const advising = insight('Az y lista hiánya időt visz el.', 1, 'Kérjenek segítséget.');
    const silent = insight('A z lista hiánya zavart kelt.', 2, null);
    expect(textWith(advising, silent)).toMatch(
      /pótolják az x listát\.\n\n[^]*y lista hiánya[^]*pótolják az y listát\. [^]*segítséget\.$/i,
    );
    // A third one is told where the second step of the whole is among them.
    const here = { ...facts, sections: [{ ...area, gained: [], missed: lost, insights: [silent] }] };
    expect(composeTexts(here).texts.sections['1']!.text).toMatch(
      /az y listát\.\n\n[^]*z lista hiánya[^]*az z listát\.$/i,
    );
    expect(textWith(advising)).not.toMatch(/az z listát/i);
    // What the first step is for needs no other one.
    expect(textWith(advising, insight('Az x lista hiánya zavart kelt.', 0, null))).not.toMatch(
      /az z listát/i,
    );
  });

  it('tells an insight that rests on results alone: at the beginning, or with its advice', () => {
    const facts = factsOf([presence, safety], { '1': 'nem', '2': 'nem', '3': 'igen', '4': 'nem' }, 'hu');
    const [area, other] = facts.sections as [SectionFacts, SectionFacts];
    const missed = [{ ...area.missed[0]!, meaning: 'Hiányzik az x lista.', tip: 'Pótolják az x listát.' }];
    const textWith = (advice: string | null) =>
      composeTexts({
        ...facts,
        sections: [
          { ...area, missed, insights: [{ id: 1, text: 'Itt sok a teendő.', advice, weight: 5, facts: [] }] },
          other,
        ],
      }).texts.sections['1']!.text;
    expect(textWith(null)).toMatch(/Itt sok a teendő\. Hiányzik az x lista\./);
    expect(textWith('Haladjanak sorban.')).toMatch(/x listát\.\n\nItt sok a teendő\. Haladjanak sorban\.$/);
  });

  it('keeps each finding with its step where not all fit', () => {
    const facts = factsOf([presence, safety], { '1': 'nem', '2': 'nem', '3': 'igen', '4': 'nem' }, 'hu');
    const [area, other] = facts.sections as [SectionFacts, SectionFacts];
    const long = (word: string, length: number) => `${`${word} szó és `.repeat(length)}vége.`;
    const insights = [0, 1].map((at) => ({
      id: at,
      text: `Baj ${'xy'[at]}. ${long('baj', 40)}`.slice(0, 580),
      advice: null,
      weight: 5,
      facts: [area.missed[at]!.fact],
    }));
    const missed = area.missed.map((one, at) => ({
      ...one,
      tip: `Lépjenek, ${'xy'[at]}. ${long('lépés', 15)}`,
    }));
    const { text } = composeTexts({ ...facts, sections: [{ ...area, missed, insights }, other] }).texts
      .sections['1']!;
    expect(text.length).toBeLessThanOrEqual(1200);
    for (const at of 'xy')
      expect(text.includes(`Baj ${at}.`)).toBe(new RegExp(`lépjenek, ${at}\\.`, 'i').test(text));
  });
});
