import { option, question, section } from '../../../../../test/make/sections.js';
import { presence, safety, write } from '../../../../../test/make/two-areas.js';
import { factsOf } from '../../writer-facts.js';
import { composeTexts } from './built-in-writer.js';
import { sayAreaAmongAll } from './compose-summary.js';
import { Composition } from './composition.js';

describe('Where a clinic stands and where it begins, as the built-in writer says it:', () => {
  it('tells the result once, the best section, where to begin and why, and what comes next', () => {
    const { summary, sections } = write([presence, safety], {
      '1': 'igen',
      '2': 'nem',
      '3': 'igen',
      '4': 'nem',
    });
    expect(summary.match(/\d+/g)).toEqual(expect.arrayContaining(['55', '11', '20']));
    expect(summary.match(/\d+/g)).toHaveLength(3);
    expect(summary).toMatch(/az „Adatbiztonság”/);
    expect(summary).toMatch(
      /az „Online jelenlét” területé[^.]+, mert ott nyerhetnek a legtöbbet\. [^.]+„Adatbiztonság”/,
    );
    // What to do is told where it is done.
    expect(summary).not.toMatch(/vezessenek be/i);
    expect(sections['1']?.text).toMatch(/ vezessenek be online foglalást\./);
  });

  it('gives points as the reason where nobody has written what the answer means, and only where they are one', () => {
    const areas = (points: number) => [
      section(1, [question(1, { pointValue: 5 }), question(2, { pointValue: points })], { name: 'Alfa' }),
      section(2, [question(3, { pointValue: 5 })], { name: 'Béta' }),
    ];
    const none = { '1': 'nem', '2': 'nem', '3': 'nem' };
    expect(write(areas(1), none).summary).toMatch(/„Alfa” területé[^.]+, mert ott nyerhetnek a legtöbbet\./);
    expect(write(areas(0), none).summary).toMatch(/„Alfa” területé[^,]+\./);
    // As many are open in both areas, but one step there brings more than any other.
    const smaller = section(2, [question(3, { pointValue: 3 }), question(4, { pointValue: 2 })]);
    const summary = write([areas(0)[0]!, smaller], { ...none, '4': 'nem' }).summary;
    expect(summary).toMatch(
      /„Alfa” területé[^.]+, mert egyetlen lépéssel itt javíthatnak a legtöbbet az eredményükön\./,
    );
  });

  it('gives the part that is missing as the reason where neither points nor a step are most', () => {
    const areas = [
      section(1, [question(1, { pointValue: 2, weight: 9 }), question(2, { pointValue: 2 })], {
        name: 'Alfa',
      }),
      section(2, [question(3, { pointValue: 4 }), question(4, { pointValue: 4 })], { name: 'Béta' }),
    ];
    const summary = (second: string) =>
      write(areas, { '1': 'nem', '2': second, '3': 'nem', '4': 'igen' }).summary;
    expect(summary('nem')).toMatch(/„Alfa” területé[^.]+, mert ott hiányzik arányaiban a legtöbb\./);
    // Half of it is missing in the other area, too: what is left to say is its weight.
    expect(summary('igen')).toMatch(/„Alfa” területé[^.]+, mert [^.]+ a legnagyobb súlya\./);
  });

  it('does not let the next area wait where an insight of the summary has just spoken of it', () => {
    const facts = factsOf([presence, safety], { '1': 'igen', '2': 'nem', '3': 'nem', '4': 'igen' }, 'hu');
    const about = (sections: number[]) =>
      composeTexts({
        ...facts,
        insights: [{ id: 1, text: 'Erre figyeljenek.', advice: null, weight: 5, facts: [], sections }],
      }).texts.summary;
    const end = /[^.]*„Adatbiztonság”[^.]*\.$/;
    expect(end.exec(about([2]))?.[0]).toMatch(/egy időben|se várjanak/i);
    expect(end.exec(about([1]))?.[0]).not.toMatch(/egy időben|se várjanak/i);
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
    expect(summary).toMatch(new RegExp(`„Online jelenlét” területé[^.]+, mert ${why}\\.`));
    expect(summary).not.toContain('Ez lassú.');
    const rest = ways.find((way) => way !== why)!;
    expect(sections['1']?.text).toMatch(new RegExp(`${rest}\\. Ez lassú\\.`, 'i'));

    // One wording alone is told once, where the step stands.
    const once = write([asked(one!), safety], given);
    expect(once.summary).toMatch(/„Online jelenlét” területé/);
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
    expect(texts.summary).toMatch(/az „Árak” területé[^.]*\. [^.]*„Online jelenlét”/);
    expect(texts.summary).not.toMatch(/árlistát|dátum/);
    expect(texts.sections['1']?.text).toMatch(/(?:^|\s)vezessenek be online foglalást\./i);
    expect(texts.sections['3']?.text).toMatch(
      /(?:első lépésként|mindenekelőtt|ezzel kezdjék)[^.]* tegyék ki az árlistát\. Legyen rajta dátum\./i,
    );
  });

  it('says that the second step is in the same area, where it is', () => {
    const given = { '1': 'nem', '2': 'nem', '3': 'igen', '4': 'igen' };
    expect(write([presence, safety], given).summary).toMatch(
      /„Online jelenlét” területé[^.]*\. [^.„]*(?:ezen a területen|ugyanitt)[^.„]*\.$/,
    );
  });

  it('calls no area strong that earned less than two thirds of its points', () => {
    const weak = section(3, [question(5, { pointValue: 2 }), question(6, { pointValue: 8 })], {
      name: 'Honlap',
    });
    const { summary } = write([presence, weak], { '1': 'nem', '2': 'nem', '5': 'igen', '6': 'nem' });
    expect(summary).toContain('a „Honlap” terület');
    expect(summary).not.toMatch(/[Ll]egerősebb|[Ll]egjobb eredmény|építhetnek/);
  });

  it('names areas that are equally strong while they are few', () => {
    const summaryOf = (strong: number) => {
      const areas = Array.from({ length: strong + 1 }, (_, at) =>
        section(at + 1, [question(at + 1)], { name: `Terület ${'ABCDE'[at]}` }),
      );
      const given = Array.from({ length: strong }, (_, at) => [String(at + 1), 'igen']);
      return write(areas, { ...Object.fromEntries(given), [String(strong + 1)]: 'nem' }).summary;
    };
    expect(summaryOf(3)).toMatch(/„Terület A”, „Terület B” és „Terület C”/);
    expect(summaryOf(4)).not.toContain('„Terület A”');
  });

  it('compares nothing where there is one section', () => {
    const { summary } = write([presence], { '1': 'igen' });
    expect(summary).not.toMatch(/Legerősebb|legjobb eredmény/);
  });

  it('says the result of an area where it is the highest, the lowest or far from the whole, and else leaves it to its card', () => {
    const areas = (earned: number[]) =>
      earned.map((points, at) =>
        section(
          at + 1,
          [
            question(2 * at + 1, { pointValue: points, questionText: `Megvan ez, ${'abcdefgh'[at]}?` }),
            question(2 * at + 2, {
              pointValue: 10 - points,
              questionText: `Megvan az, ${'abcdefgh'[at]}?`,
              relatedTip: 'Pótolják ezt.',
            }),
          ],
          { name: `Terület ${'ABCDEFGH'[at]}` },
        ),
      );
    const answers = Object.fromEntries(
      Array.from({ length: 16 }, (_, at) => [String(at + 1), at % 2 === 0 ? 'igen' : 'nem']),
    );
    const textsOf = (...earned: number[]) =>
      Object.values(write(areas(earned), answers).sections).map(({ text }) => text);
    const [lowest, other, highest] = textsOf(4, 6, 9);
    expect(lowest).toMatch(/(?:területek közül|leggyengébb)[^.]*\(4\/10 pont\)/);
    expect(highest).toMatch(/(?:mint|felfelé)[^.]*\(9\/10 pont\)/);
    expect(other).not.toMatch(/\d/);
    // With less than half of the points, none is ahead.
    for (const points of [4, 5]) {
      const facts = factsOf(areas([1, 1, points, 2]), answers, 'hu');
      const said = sayAreaAmongAll(facts.sections[2]!, facts, 0, new Composition(facts));
      expect([points, said.length]).toEqual([points, points < 5 ? 0 : 1]);
    }
    // A good lowest result is no praise behind what is missing.
    for (let more = 2; more < 8; more++) {
      const [text] = textsOf(8, ...Array.from({ length: more }, () => 9));
      expect(text).toMatch(/^[^?]*8\/10 pont/);
    }
    // What many have, and what two have, says nothing of one.
    for (const text of [...textsOf(5, 5, 5, 5), ...textsOf(4, 6)]) expect(text).not.toMatch(/\d/);
  });

  it('calls no area low for what nobody answered there', () => {
    const others = [20, 30, 40].map((id) =>
      section(id, [question(id, { pointValue: 9 }), question(id + 1, { relatedTip: 'Pótolják ezt.' })]),
    );
    const given = Object.fromEntries(
      [20, 30, 40].flatMap((id) => [
        [String(id), 'igen'],
        [String(id + 1), id > 30 ? 'igen' : 'nem'],
      ]),
    );
    const asked = [1, 2, 3].map((id) =>
      question(id, { relatedTip: `Vegyék sorra a ${'xyz'[id - 1]}. listát.` }),
    );
    const textOf = (answers: Record<string, string>) =>
      write([section(1, asked), ...others], { ...given, ...answers }).sections['1']!.text;
    expect(textOf({ '1': 'nem', '2': 'nem', '3': 'igen' })).toContain('1/3 pont');
    expect(textOf({ '1': 'igen', '2': 'nem' })).not.toContain('pont');
    expect(textOf({ '1': 'nem', '2': 'nem' })).toMatch(/3 pont/);
    expect(textOf({ '1': 'nem' })).not.toMatch(/3 pont/);
  });
});
