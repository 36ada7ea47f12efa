import { question, section } from '../../../../../test/make/sections.js';
import { presence, safety, write } from '../../../../../test/make/two-areas.js';
import { factsOf } from '../../writer-facts.js';
import { sayAreaAmongAll } from './compose-summary.js';
import { Composition } from './composition.js';

describe('Where a clinic stands, as the built-in writer says it:', () => {
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
      /az „Online jelenlét” terület[^.]+: „Lehet online időpontot foglalni\?” [^.]+„Adatbiztonság”/,
    );
    // What to do is told where it is done.
    expect(summary).not.toMatch(/vezessenek be/i);
    expect(sections['1']?.text).toMatch(/ vezessenek be online foglalást\./);
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

  it('says that no other area has points, where that is so', () => {
    const other = section(3, [question(5)], { name: 'Honlap' });
    const summaryOf = (answers: Record<string, string>) =>
      write([presence, safety, other], {
        '1': 'nem',
        '2': 'nem',
        '3': 'nem',
        '4': 'nem',
        '5': 'nem',
        ...answers,
      }).summary;
    const alone =
      /^[^.]+\. [^.]*„Adatbiztonság”[^.]*\. [^.]*(?:erről a területről|csak ezen a területen)[^.]*\./;
    expect(summaryOf({ '3': 'igen' })).toMatch(alone);
    expect(summaryOf({ '3': 'igen', '4': 'igen', '5': 'igen' })).toMatch(
      /„Adatbiztonság” és [^.]*„Honlap”[^.]*\. [^.]*(?:ezekről a területekről|csak ezeken a területeken)[^.]*\./,
    );
    for (const first of ['igen', 'nem'])
      expect(summaryOf({ '1': first, '3': first })).not.toMatch(
        /terület(?:ről|ekről) származik|csak ez(?:en|eken) a terület/,
      );
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
    expect(highest).toMatch(/összesített eredményük[^.]*\(9\/10 pont\)/);
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
