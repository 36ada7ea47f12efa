import { option, question, section } from '../../../../../test/make/sections.js';
import { presence, safety, write } from '../../../../../test/make/two-areas.js';
import type { FactRef } from '../../../evaluations/texts/text-evidence.js';
import { factsOf } from '../../writer-facts.js';
import { composeTexts } from './built-in-writer.js';

describe('Where a clinic begins and why, as the built-in writer says it:', () => {
  it('gives points as the reason where nobody has written what the answer means, and only where they are one', () => {
    const areas = (points: number) => [
      section(1, [question(1, { pointValue: 5 }), question(2, { pointValue: points })], { name: 'Alfa' }),
      section(2, [question(3, { pointValue: 5 })], { name: 'Béta' }),
    ];
    const none = { '1': 'nem', '2': 'nem', '3': 'nem' };
    expect(write(areas(1), none).summary).toMatch(/„Alfa” terület[^.]+, mert ott a legtöbb a javítanivaló\./);
    expect(write(areas(0), none).summary).toMatch(/„Alfa” terület[^,]+\./);
  });

  it('names the question and what was chosen there where nobody has written what it means, and not what a clinic typed', () => {
    const asked = (id: number) => {
      const options = [option(2 * id, { label: 'Nem' }), option(2 * id + 1, { label: 'Igen', points: 5 })];
      return question(id, { questionText: `Van ${'abcd'[id]} lista?`, pointValue: 5, options });
    };
    const areas = [
      section(1, [asked(1)], { name: 'Alfa' }),
      section(2, [asked(2), asked(3)], { name: 'Béta' }),
    ];
    const { summary } = write(areas, { '1': 'Nem', '2': 'Nem', '3': 'Igen' });
    expect(summary).toMatch(
      /„Alfa” terület[^.]+: „Van b lista\?” \(az Önök válasza: „Nem”\)\. [^.]*„Béta” terület[^,„]+\.$/,
    );
    expect(summary).not.toContain('c lista');
    expect(write(areas, { '1': 'Nem', '2': 'talán', '3': 'Igen' }).summary).not.toContain('talán');
  });

  it('says why: what the answer means, in other words than its area', () => {
    const options = (meaning: string) => [
      option(1, { label: 'nem', meaning }),
      option(2, { label: 'igen', points: 5 }),
    ];
    const [site, booking] = presence.questions;
    const asked = (meaning: string) => ({
      ...presence,
      questions: [site!, { ...booking!, options: options(meaning) }],
    });
    const ways = ['időpontot csak telefonon lehet kérni', 'foglalni csak a telefonjukon lehet'] as const;
    const [one, other] = ways.map(
      (way) => `${way.replace(/^./, (letter) => letter.toUpperCase())}. Ez lassú.`,
    );
    const given = { '2': 'nem', '3': 'igen', '4': 'igen' };
    const { summary, sections } = write([asked(`${one}\n${other}`), safety], given);
    const why = ways.find((way) => summary.includes(` ${way}.`))!;
    expect(summary).toMatch(new RegExp(`„Online jelenlét” terület[^.]+, mert ${why}\\.`));
    expect(summary).not.toContain('Ez lassú.');
    const rest = ways.find((way) => way !== why)!;
    expect(sections['1']?.text).toMatch(new RegExp(`${rest}\\. Ez lassú\\.`, 'i'));

    // One wording alone is told once, where the step stands.
    const once = write([asked(one!), safety], given);
    expect(once.summary).toMatch(/„Online jelenlét” terület/);
    expect(once.summary).not.toContain(ways[0]);
    expect(once.sections['1']?.text).toMatch(new RegExp(`${ways[0]}\\. Ez lassú\\.`, 'i'));
  });

  it('gives no reason that turns behind a turn, nor one that begins with a turn', () => {
    const summaryOf = (meaning: string, others: string) => {
      const [site, booking] = presence.questions;
      const options = [option(1, { label: 'nem', meaning }), option(2, { label: 'igen', points: 5 })];
      const area = { ...presence, questions: [site!, { ...booking!, options }] };
      return write([area, safety], { '1': 'igen', '2': 'nem', '3': others, '4': others }).summary;
    };
    const turning = 'Foglalni lehet, de csak telefonon.\nTelefonon lehet foglalni, de csak ott.';
    expect(summaryOf(turning, 'igen')).toContain('de csak');
    // Its area is the best one, and 'mégis' leads to it.
    expect(summaryOf(turning, 'nem')).not.toContain('de csak');
    expect(summaryOf('Viszont foglalni nem lehet.\nViszont nem foglalhatnak.', 'igen')).not.toMatch(
      /viszont/i,
    );
  });

  it('begins where the one ranking begins, and tells that step whole in its area, marked', () => {
    const later = section(
      3,
      [
        question(5, { relatedTip: 'Küldjenek emlékeztetőt.', weight: 2 }),
        question(6, {
          questionText: 'Van árlista?',
          relatedTip: 'Tegyék ki az árlistát. Legyen rajta dátum.',
          weight: 9,
        }),
      ],
      { name: 'Árak' },
    );
    const texts = write([presence, later], { '2': 'nem', '5': 'nem', '6': 'nem' });
    expect(texts.summary).toMatch(/az „Árak” terület[^.]*: „Van árlista\?” [^.]*„Online jelenlét”/);
    expect(texts.summary).not.toMatch(/árlistát|dátum/);
    expect(texts.sections['1']?.text).toMatch(/(?:^|\s)vezessenek be online foglalást\./i);
    expect(texts.sections['3']?.text).toMatch(
      /(?:első lépésként|mindenekelőtt|ezzel kezdjék)[^.]* tegyék ki az árlistát\. Legyen rajta dátum\./i,
    );
  });

  it('says why the second step comes next, in the same area or elsewhere; without a reason, the area alone', () => {
    const meaning = (id: number) => {
      const words = `a ${'jklm'[id - 1]} lista hiányzik`;
      return [
        option(10 * id, { label: 'nem', meaning: `A${words.slice(1)}.\nMa ${words}.` }),
        option(10 * id + 1, { label: 'igen', points: 5 }),
      ];
    };
    const meant = (area: typeof presence, ...ids: number[]) => ({
      ...area,
      questions: area.questions.map((one) =>
        ids.includes(one.id) ? { ...one, options: meaning(one.id) } : one,
      ),
    });
    const summary = (answers: [string, string], ...ids: number[]) =>
      write([meant(presence, ...ids), meant(safety, ...ids)], {
        '1': answers[0],
        '2': 'nem',
        '3': answers[1],
        '4': 'igen',
      }).summary;
    // The area that comes next says it in other words.
    const { summary: said, sections } = write([meant(presence, 2), meant(safety, 3)], {
      '1': 'igen',
      '2': 'nem',
      '3': 'nem',
      '4': 'igen',
    });
    expect([said, sections['2']!.text].map((text) => /ma a l lista hiányzik/i.test(text)).toSorted()).toEqual(
      [false, true],
    );
    const why = (list: string) => `(?:[mM]a )?a ${list} lista hiányzik`;
    expect(summary(['nem', 'igen'], 1, 2)).toMatch(
      new RegExp(
        `„Online jelenlét” terület[^.]+, mert ${why('k')}\\. [^.„]*(?:ezen a területen|ide tartozik)[^.„]*, mert ${why('j')}\\.$`,
      ),
    );
    // Where it is and no reason is there, there is nothing to say.
    expect(summary(['nem', 'igen'], 2)).toMatch(new RegExp(`, mert ${why('k')}\\.$`));
    expect(summary(['igen', 'nem'], 2, 3)).toMatch(
      new RegExp(`„Adatbiztonság” terület[^.]+, mert ${why('l')}\\.$`),
    );
    expect(summary(['igen', 'nem'], 2)).toMatch(/„Adatbiztonság” terület[^.,]*\.$/);
  });

  describe('behind the order, an area that an insight named', () => {
    const areas = ['Alfa', 'Béta', 'Gamma', 'Delta'].map((name, at) =>
      section(at + 1, [question(at + 1, { weight: 9 - at })], { name }),
    );
    const none = { '1': 'nem', '2': 'nem', '3': 'nem', '4': 'nem' };
    const insight = { id: 1, advice: null, weight: 5, facts: [] };
    const summaryWith = (text: string, answers: Record<string, string> = none, on: FactRef[] = []) =>
      composeTexts({ ...factsOf(areas, answers, 'hu'), insights: [{ ...insight, text, facts: on }] }).texts
        .summary;

    it('comes later, where it is neither first nor next', () => {
      expect(summaryWith('Céljuk a „Gamma” terület.')).toMatch(
        /„Alfa” terület[^.]*\. [^.]*„Béta” terület[^.]*\. [^.]*„Gamma” terület[^.]*\.$/,
      );
    });

    it('is not spoken of again where the order has it, nothing is missing there, or several were named', () => {
      const times = (summary: string, name: string) => summary.split(`„${name}”`).length - 1;
      expect(times(summaryWith('Céljuk az „Alfa” terület.'), 'Alfa')).toBe(2);
      expect(times(summaryWith('Céljuk a „Béta” terület.'), 'Béta')).toBe(2);
      // The first is its insight, the second says that it is the strongest.
      expect(times(summaryWith('Céljuk a „Gamma” terület.', { ...none, '3': 'igen' }), 'Gamma')).toBe(2);
      // There is one step in all: 'after these two' would not be so.
      const one = summaryWith('Céljuk a „Gamma” terület.', { '1': 'nem' });
      expect(times(one, 'Gamma')).toBe(1);
      // Praise sends nobody anywhere, be it of an answer or of the strongest area.
      const praised = factsOf(areas, { ...none, '4': 'igen' }, 'hu').sections[3]!.gained[0]!.fact;
      const praise = summaryWith('A „Gamma” terület jó alap.', { ...none, '4': 'igen' }, [praised]);
      expect(times(praise, 'Gamma')).toBe(1);
      const strong = section(4, [question(4, { pointValue: 9 }), question(5)], { name: 'Delta' });
      const best = factsOf([...areas.slice(0, 3), strong], { ...none, '4': 'igen', '5': 'nem' }, 'hu');
      const text = 'A „Delta” terület húzza a többit.';
      const { summary } = composeTexts({ ...best, insights: [{ ...insight, text }] }).texts;
      // The first says that it is the strongest.
      expect(times(summary, 'Delta')).toBe(2);
      const both = summaryWith('Céljuk a „Gamma” és a „Delta” terület.');
      expect([times(both, 'Gamma'), times(both, 'Delta')]).toEqual([1, 1]);
    });
  });

  it('says that the strongest area has a gap all the same, where that comes next', () => {
    const areas = [
      section(1, [question(1, { weight: 9 })], { name: 'Alfa' }),
      section(2, [question(2), question(3, { pointValue: 9 })], { name: 'Béta' }),
    ];
    expect(write(areas, { '1': 'nem', '2': 'nem', '3': 'igen' }).summary).toMatch(
      /„Alfa” területtel\. Utána még a „Béta” területen is akad teendő\.$/,
    );
  });
});
