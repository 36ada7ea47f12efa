import { question, section } from '../../../../../test/make/sections.js';
import { presence, safety, write } from '../../../../../test/make/two-areas.js';
import type { FactRef } from '../../../evaluations/texts/text-evidence.js';
import { factsOf } from '../../writer-facts.js';
import type { SectionFacts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';
import { Composition } from './composition.js';

describe('The built-in writer tells', () => {
  it('counts the questions that brought all their points where nobody has written meanings, and gives one tip', () => {
    const asked = [1, 2, 3].map((id) => question(id, { relatedTip: `Tip number ${'xyz'[id - 1]}.` }));
    const other = section(2, [question(20)]);
    const text = (responses: Record<string, string>) =>
      write([section(1, asked), other], responses, 'en').sections['1']!.text;
    expect(text({ '1': 'yes', '2': 'yes', '3': 'no' })).toMatch(/two of the three questions/i);
    const two = text({ '1': 'yes', '2': 'no', '3': 'no' });
    expect(two).not.toMatch(/of the three questions/);
    expect(two).toMatch(/tip number [yz]\.$/i);
    expect(two).not.toContain('“');
    expect(text({ '1': 'yes', '2': 'yes', '3': 'yes' })).toMatch(
      /put your time|keep things|leave this as it is/i,
    );
    const unscored = { gained: [], missed: [], score: 0, maxScore: 0 };
    expect(textOf({ ...own, ...unscored }).texts.sections['1']!.text).not.toMatch(
      /megtartani|fordíthatják|változtatniuk/,
    );
  });

  it('names a question that brought all its points where nobody has written meanings, but counts them where these are most', () => {
    const asked = ['Is A so?', 'Is B so?', 'Is C so?'].map((questionText, at) =>
      question(at + 1, { questionText, pointValue: at + 1 }),
    );
    const text = (responses: Record<string, string>, questions = asked) =>
      write([section(1, questions), section(2, [question(20)])], responses, 'en').sections['1']!.text;
    const most = text({ '1': 'yes', '2': 'yes', '3': 'no' });
    expect(most).toMatch(/two of the three questions here/i);
    expect(most).not.toMatch(/Is [AB] so/);
    const one = text({ '1': 'no', '2': 'no', '3': 'yes' });
    expect(one).toMatch(/(?:every point|best possible answer)[^.]*“Is C so\?”|“Is C so\?” earned full marks/);
    expect(one).not.toMatch(/of the three questions/);
    // One of two is no number to name.
    const half = text({ '2': 'no', '3': 'yes' }, asked.slice(1));
    expect(half).toMatch(/“Is C so\?”/);
    expect(half).not.toContain('of the two questions');
    expect(text({ '1': 'no', '2': 'no', '3': 'no' })).not.toMatch(/every point|full marks|best possible/);
  });

  it('leads to a step that has a colon without another one', () => {
    const areas = [1, 2, 3, 4, 5].map((id) =>
      section(
        id,
        [question(id, { relatedTip: `Nézzék át a ${'jklmn'[id - 1]}. listát: ami hiányzik, pótolják.` })],
        {
          name: `Terület ${id}`,
        },
      ),
    );
    const { sections } = write(areas, { '1': 'nem', '2': 'nem', '3': 'nem', '4': 'nem', '5': 'nem' });
    const texts = Object.values(sections).map(({ text }) => text.split('\n\n').at(-1)!);
    expect(texts.every((text) => text.includes('listát: '))).toBe(true);
    // The first step of the whole is marked, and its wordings have a colon.
    expect(texts.slice(1).filter((text) => text.split(': ').length > 2)).toEqual([]);
  });

  it('tells insights where they hold, and not again what they rest on', () => {
    const facts = factsOf([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'nem' }, 'hu');
    const [own, other] = facts.sections as [SectionFacts, SectionFacts];
    const insight = {
      id: 1,
      text: 'A honlap már megvan, a foglalás viszont kimaradt belőle.',
      advice: 'Kérdezzék meg a honlap készítőjét.',
      weight: 5,
      facts: [own.gained[0]!.fact, own.missed[0]!.fact],
    };
    const meant = { ...own.missed[0]!, meaning: 'Online foglalás nincs.' };
    const whole = { ...insight, id: 2, text: 'A mentés rendben van, a kapcsolat nem.', advice: null };
    const { texts, evidence } = composeTexts({
      ...facts,
      insights: [whole],
      sections: [{ ...own, missed: [meant], insights: [insight] }, other],
    });
    expect(texts.summary).toContain(whole.text);
    expect(texts.sections['1']?.text).toContain(insight.text);
    expect(texts.sections['1']?.text).toMatch(/érdezzék meg a honlap készítőjét\./i);
    expect(texts.sections['1']?.text).not.toMatch(/online foglalás nincs/i);
    expect(evidence['sections.1']).toContainEqual({ text: insight.text, kind: 'gap', facts: insight.facts });
  });

  const facts = factsOf([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'nem' }, 'hu');
  const [own, other] = facts.sections as [SectionFacts, SectionFacts];
  const textOf = (section: SectionFacts) => composeTexts({ ...facts, sections: [section, other] });

  it('praises before it blames, and blames nothing where no point is missing', () => {
    const [full, lost, gained] = [own.gained[0]!, own.missed[0]!, other.gained[0]!];
    const insights = [
      { id: 1, text: 'Ez még kimaradt.', advice: 'Tervezzék meg.', weight: 9, facts: [lost.fact] },
      { id: 2, text: 'Ez már jól megy.', advice: null, weight: 5, facts: [gained.fact] },
    ];
    expect(textOf({ ...own, insights }).texts.sections['1']!.text).toMatch(
      /Ez már jól megy\.\n\nEz még kimaradt\./,
    );
    const whole = { ...other, maxScore: other.score, gained: [gained], missed: [], insights };
    const { texts } = composeTexts({ ...facts, sections: [{ ...own, gained: [full] }, whole] });
    expect(texts.sections['2']!.text).toContain('Ez már jól megy.');
    expect(texts.sections['2']!.text).not.toMatch(/kimaradt|tervezzék/i);
  });

  it('gives an advice once, be it that of an insight and of a question', () => {
    const advice = own.missed[0]!.tip!;
    const insight = { id: 1, text: 'Ez még kimaradt.', advice, weight: 5, facts: [own.missed[0]!.fact] };
    for (const given of [advice, advice.replace(/\.$/, '')]) {
      const { texts } = textOf({ ...own, insights: [{ ...insight, advice: given }] });
      const page = [
        texts.summary,
        texts.motivationalMessage,
        ...Object.values(texts.sections).map(({ text }) => text),
      ];
      expect(page.join(' ').split(/vezessenek be online foglalást/i)).toHaveLength(2);
    }
  });

  it('praises no answer that an insight of another area tells, where there is something else to praise', () => {
    const [doubted, sure] = ['Az adatok védve mennek.', 'Naponta készül mentés.'].map((meaning, at) => ({
      ...other.gained[0]!,
      fact: [60 + at, 'x'] as FactRef,
      meaning,
    }));
    const insight = { id: 1, text: 'Ez a két válasz nem fér össze.', advice: null, weight: 5 };
    const praised = (gained: SectionFacts['gained'], on: FactRef[]) => {
      const doubting = { ...own, insights: [{ ...insight, facts: on }] };
      const { texts } = composeTexts({ ...facts, sections: [doubting, { ...other, gained }] });
      return [...texts.strengths['2']!, texts.sections['2']!.text].join(' ');
    };
    const doubt: FactRef[] = [own.missed[0]!.fact, doubted!.fact];
    expect(praised([doubted!, sure!], doubt)).not.toContain(doubted!.meaning);
    expect(praised([doubted!, sure!], doubt)).toContain(sure!.meaning);
    expect(praised([doubted!, sure!], [own.missed[0]!.fact])).toContain(doubted!.meaning);
  });

  it('leaves an answer for the text of an area that has nothing else to tell', () => {
    const meanings = ['A honlap telefonon is olvasható.', 'Az árlista naprakész.'];
    const gained = meanings.map((meaning, at) => ({
      ...own.gained[0]!,
      fact: [50 + at, 'x'] as FactRef,
      meaning,
    }));
    const { texts } = textOf({ ...own, gained, missed: [] });
    expect(texts.strengths['1']).toEqual([meanings[0], '', '']);
    expect(texts.sections['1']!.text).toMatch(/az árlista naprakész\./i);
  });

  it('gives the advice of an answer that brought all points where an area has no step, and only there', () => {
    const advice = 'Nézzék meg negyedévente a honlapot a saját telefonjukon.';
    const site = { ...own.gained[0]!, meaning: 'A honlap telefonon is olvasható.', advice };
    const textWith = (section: Partial<SectionFacts>) =>
      textOf({ ...own, gained: [site], ...section }).texts.sections['1']!.text;
    expect(textWith({ score: own.maxScore, missed: [] })).toContain(advice);
    expect(textWith({})).not.toContain(advice);
    const insight = { id: 1, text: 'A honlap jó alap.', advice: 'Bővítsék.', weight: 5, facts: [site.fact] };
    expect(textWith({ score: own.maxScore, missed: [], insights: [insight] })).not.toContain(advice);
  });

  it('gives the advice of an answer that the text speaks of before that of a card', () => {
    const [heavy, light] = ['foglalás', 'honlap'].map((subject, at) => ({
      ...own.gained[0]!,
      fact: [at + 1, 'a'] as FactRef,
      meaning: `A ${subject} működik.`,
      advice: `Frissítsék a ${subject} adatait.`,
    }));
    const { text } = textOf({ ...own, score: own.maxScore, gained: [heavy!, light!], missed: [] }).texts
      .sections['1']!;
    expect(text).toContain('honlap működik');
    expect(text).toContain('Frissítsék a honlap adatait.');
    expect(text).not.toContain('foglalás');
  });

  it('says what is missing instead of a number where an area has no points', () => {
    const missed = [{ ...own.missed[0]!, meaning: 'Foglalni nem lehet.' }];
    const { text } = textOf({ ...own, score: 0, gained: [], missed }).texts.sections['1']!;
    expect(text).toMatch(/^[^.]*foglalni nem lehet\./i);
    expect(text).not.toMatch(/pont/i);
  });

  it('leads to one thing after the other in other words while there are any', () => {
    const composition = new Composition(facts);
    const leads = ['b', 'c', 'd'].map((clause) =>
      composition.say('advice', [], 'besides', 0, clause)[0]!.text.slice(0, -2),
    );
    expect(new Set(leads).size).toBe(leads.length);
  });

  it('avoids a lead that sounds badly before its clause', () => {
    const composition = new Composition({ ...facts, language: 'ro' });
    const leads = ['calea este sigură', 'copia este criptată', 'cumva merge'].map(
      (clause) => composition.say('strength', [], 'good', 0, clause)[0]!.text,
    );
    for (const lead of leads) expect(lead).not.toMatch(/că c[aou]/);
  });
});
