import { section, question } from '../../../../../test/make/sections.js';
import { presence, safety } from '../../../../../test/make/two-areas.js';
import { factsOf } from '../../writer-facts.js';
import type { InsightFact, SectionFacts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';

type Gained = SectionFacts['gained'][number];
const meant = (one: Gained, words: string): Gained => ({
  ...one,
  meaning: `${words} rendben van.`,
  reworded: `${words} jól működik.`,
});
const insight = (text: string, on: readonly { fact: InsightFact['facts'][number] }[]): InsightFact => ({
  id: 1,
  text,
  advice: null,
  weight: 5,
  facts: on.map(({ fact }) => fact),
});

describe('The built-in writer, where an answer is in doubt or told elsewhere,', () => {
  const facts = factsOf([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'nem' }, 'hu');
  const [own, other] = facts.sections as [SectionFacts, SectionFacts];
  const site = meant(own.gained[0]!, 'A honlap');
  const backup = meant(other.gained[0]!, 'A mentés');

  it('gives no answer that an insight of its own area doubts as the reason of the strongest area', () => {
    const strong = { ...own, gained: [site], percentage: 80 };
    const summary = (...insights: InsightFact[]) =>
      composeTexts({
        ...facts,
        sections: [
          { ...strong, insights },
          { ...other, gained: [backup] },
        ],
      }).texts.summary;
    expect(summary()).toMatch(/a honlap jól működik/i);
    expect(summary(insight('A honlapról nem lehet foglalni.', [site, own.missed[0]!]))).not.toMatch(
      /a honlap jól működik/i,
    );
  });

  it('tells in an area with all its points what doubts one of them, and not that it has them all', () => {
    const full = { ...own, gained: [site], missed: [], score: own.maxScore, percentage: 100 };
    const textWith = (...on: InsightFact['facts']) =>
      composeTexts({
        ...facts,
        sections: [
          { ...full, insights: [{ ...insight('A két válasz nem fér össze.', []), facts: on }] },
          other,
        ],
      }).texts.sections['1']!.text;
    const lost = other.missed[0]!.fact;
    expect(textWith(site.fact, lost)).toMatch(/^A két válasz nem fér össze\./);
    // What rests on no answer of the area blames nothing here.
    expect(textWith(lost)).not.toContain('nem fér össze');
    expect(textWith(lost)).toContain('pont');
  });

  it('tells what an insight of another area tells only behind what no other tells, but what its step is for', () => {
    const lost = [0, 1, 2].map((at) => ({
      ...own.missed[0]!,
      fact: [20 + at, own.missed[0]!.fact[1]] as InsightFact['facts'][number],
      rank: at,
      meaning: `Hiányzik az ${'xyz'[at]} lista.`,
    }));
    const textWith = (at: number) => {
      const doubt = insight('A két válasz nem fér össze.', [lost[at]!, backup]);
      const sections = [
        { ...own, gained: [], missed: lost },
        // The second step of the whole lies here.
        { ...other, gained: [backup], missed: [{ ...other.missed[0]!, rank: 0.5 }], insights: [doubt] },
      ];
      return composeTexts({ ...facts, sections }).texts.sections['1']!.text;
    };
    expect(textWith(1)).toMatch(/az x lista[^]*az z lista/i);
    expect(textWith(1)).not.toMatch(/az y lista/i);
    expect(textWith(0)).toMatch(/az x lista[^]*az y lista/i);
  });

  it('tells an answer in the text of an area of which nothing else is known, and has a card for it elsewhere', () => {
    const unread = { ...own.missed[0]!, answer: 'magunk módján', state: 'unreadable' as const, rank: 9 };
    const list = meant({ ...site, fact: [10, site.fact[1]] }, 'Az árlista');
    const text = (missed: SectionFacts['missed']) =>
      composeTexts({
        ...facts,
        sections: [
          { ...own, gained: [site, list], missed },
          { ...other, gained: [] },
        ],
      }).texts.sections['1']!.text;
    expect(text([unread])).toMatch(/az árlista/i);
    expect(text([own.missed[0]!])).not.toMatch(/az árlista/i);
  });

  it('has cards and texts of areas praise what the summary has not, where there is something else', () => {
    const several = ['A honlap', 'A cégprofil', 'Az árlista', 'A fotó'].map((words, at) =>
      meant({ ...site, fact: [10 + at, site.fact[1]], points: 9 - at }, words),
    );
    const texts = (gained: Gained[]) =>
      composeTexts({ ...facts, sections: [{ ...own, gained }, other] }).texts;
    const many = texts(several);
    expect(many.strengths['1']).toEqual([
      'A honlap rendben van.',
      'A cégprofil rendben van.',
      'Az árlista rendben van.',
    ]);
    expect(many.sections['1']!.text).toMatch(/fotó/i);
    // The summary praises the strongest area by its heaviest answer.
    const strong = composeTexts({
      ...facts,
      sections: [{ ...own, gained: several.slice(0, 2), percentage: 80 }, other],
    }).texts;
    expect(strong.summary).toMatch(/a honlap jól működik/i);
    expect(strong.strengths['1']).toEqual(['A cégprofil rendben van.', 'A honlap rendben van.', '']);
  });
});

describe('The steps of an area, as the built-in writer says them:', () => {
  const asked = section(
    1,
    [1, 2, 3].map((id) =>
      question(id, {
        questionText: `Van ${'xyz'[id - 1]} lista?`,
        relatedTip: `Az ${'xyz'[id - 1]} listát nézzék át. Az ${'xyz'[id - 1]} lista ettől jó.`,
      }),
    ),
  );
  const facts = factsOf([asked], { '1': 'nem', '2': 'nem', '3': 'nem' }, 'hu');
  const [area] = facts.sections as [SectionFacts];
  const textsOf = (missed: SectionFacts['missed'], insights: InsightFact[], ...others: SectionFacts[]) =>
    composeTexts({ ...facts, sections: [{ ...area, missed, insights }, ...others] }).texts.sections['1']!
      .text;
  const [first, second, third] = area.missed.map((one, at) => ({
    ...one,
    rank: at,
    meaning: `Hiányzik az ${'xyz'[at]} lista.`,
  })) as [SectionFacts['missed'][number], SectionFacts['missed'][number], SectionFacts['missed'][number]];
  const textOf = (missed: SectionFacts['missed'], insights: InsightFact[] = []) => textsOf(missed, insights);
  /** As `textOf`, where the second step of the whole lies in another area. */
  const textBeside = (missed: SectionFacts['missed'], insights: InsightFact[] = []) =>
    textsOf(missed, insights, { ...area, sectionId: 2, missed: [{ ...third, rank: 0.5 }], insights: [] });

  it('each stands whole behind its gap, and no third one does', () => {
    const text = textBeside([first, second, third]);
    expect(text).toMatch(
      /x lista\. [^.]*az x listát nézzék át\. Az x lista ettől jó\.\n\n[^.]*y lista\. [^.]*az y listát nézzék át\. Az y lista ettől jó\.$/i,
    );
    // What is not told has its step in the plan alone.
    expect(text).not.toContain('z listát');
  });

  it('none beside it where the second gap is not told', () => {
    expect(textOf([first, { ...second, meaning: null }])).toMatch(
      /az x listát nézzék át\. Az x lista ettől jó\.$/i,
    );
  });

  it('what an insight advises stands in its place, but where it comes second in the whole', () => {
    const advised = {
      ...insight('A listák hiánya sok időt visz el.', [third]),
      advice: 'Kérjenek segítséget.',
    };
    const text = textBeside([first, second], [advised]);
    expect(text).toMatch(/sok időt visz el\. Kérjenek segítséget\.$/i);
    expect(text).not.toContain('y listát nézzék');
    expect(textOf([first, second], [advised])).toMatch(/y listát nézzék[^]*segítséget\.$/i);
  });

  it('the second gap has its step also where an insight alone tells it', () => {
    const silent = { ...second, meaning: null };
    const blame = (on: typeof second) => insight('A listák hiánya sok időt visz el.', [on]);
    expect(textOf([first, silent], [blame(silent)])).toMatch(/időt visz el\. [^.]*az y listát nézzék át\./i);
    expect(textOf([first, silent], [blame(third)])).not.toContain('y listát');
  });

  it('what an insight advises that praises is left out where there are any', () => {
    const there = { ...area.missed[2]!, answer: 'igen', points: 1, isFreeText: false, meaning: null };
    const praise = { ...insight('A lista sokat segít.', [there]), advice: 'Tartsák meg.' };
    const textWith = (missed: SectionFacts['missed']) =>
      composeTexts({ ...facts, sections: [{ ...area, gained: [there], missed, insights: [praise] }] }).texts
        .sections['1']!.text;
    expect(textWith([first])).not.toMatch(/tartsák meg/i);
    expect(textWith([])).toMatch(/tartsák meg\.$/i);
  });
});
