import { option, question, section } from '../../../../../test/make/sections.js';
import { presence, safety, write } from '../../../../../test/make/two-areas.js';
import type { FactRef } from '../../../evaluations/texts/text-evidence.js';
import { factsOf } from '../../writer-facts.js';
import type { SectionFacts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';

describe('The built-in writer tells', () => {
  describe('of several options', () => {
    const labels = ['Saját fiókkal', 'Közös zárral', 'Kártyával'];
    const meanings = ['A belépés személyhez köthető.', 'A gépek maguktól záródnak.', 'A kártya véd.'];
    const options = labels.map((label, at) => option(at + 1, { label, points: 1, meaning: meanings[at]! }));
    const given = { questionText: 'Hogyan lépnek be?', pointValue: 3, kind: 'multiple' as const, options };
    const asked = (relatedTip: string) => [
      section(1, [question(1, { ...given, relatedTip })], { name: 'Belépés' }),
    ];

    it('says in one sentence what is there and what is missing', () => {
      const { text } = write(asked('Nézzék át a belépést.'), { '1': 'Saját fiókkal, Kártyával' }).sections[
        '1'
      ]!;
      expect(text).toMatch(
        /A belépés személyhez köthető[,;] [^:]+: „Közös zárral”\.\s+[^.]*: nézzék át a belépést\./s,
      );
      expect(text).not.toMatch(/„Hogyan lépnek be\?”|„Saját fiókkal”/);
    });

    it('gives no advice on what is there', () => {
      const { text } = write(asked('Legyen saját fiók.'), { '1': 'Saját fiókkal' }).sections['1']!;
      expect(text).not.toMatch(/legyen saját fiók/i);
      expect(text).toContain('pótolják azt, ami a felsoroltak közül még hiányzik');
    });

    it('says that all are there', () => {
      const { strengths } = write(asked('Nézzék át.'), { '1': labels.join(', ') });
      expect(strengths['1']?.[0]).toMatch(/^A belépés személyhez köthető; [^:]*többi [^:]*\.$/);
    });
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

  it('leads to what is missing by what the insight before it rests on, in whichever area its answers lie', () => {
    const facts = factsOf([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'nem' }, 'hu');
    const [own, other] = facts.sections as [SectionFacts, SectionFacts];
    const [full, lost, lostHere] = [other.gained[0]!, other.missed[0]!, own.missed[0]!];
    const textBehind = (on: FactRef[]) => {
      const insight = { id: 1, text: 'Erről már beszéltünk.', advice: null, weight: 5, facts: on };
      const meant = { ...lostHere, meaning: 'Online foglalás nincs.' };
      return composeTexts({ ...facts, sections: [{ ...own, missed: [meant], insights: [insight] }, other] })
        .texts.sections['1']!.text;
    };
    const behind = (lead: string) => new RegExp(`beszéltünk\\. ${lead}nline foglalás nincs`, 'i');
    expect(textBehind([full.fact])).toMatch(
      behind('(?:ugyanakkor|egy ponton viszont|egy lépés azonban|van azonban)[^.]*o'),
    );
    expect(textBehind([lost.fact])).toMatch(behind('(?:emellett|ehhez jön|az is ide|azt is jelezték)[^.]*o'));
    expect(textBehind([full.fact, lost.fact])).toMatch(behind('o'));
    expect(textBehind([])).toMatch(behind('o'));
  });
});
