import { question, section } from '../../../../../test/make/sections.js';
import { write } from '../../../../../test/make/two-areas.js';
import { factsOf } from '../../writer-facts.js';
import type { SectionFacts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';

describe('The motivational message', () => {
  const ids = [1, 2, 3, 4, 5, 6];
  const areas = [ids.slice(0, 3), ids.slice(3)].map((own, at) =>
    section(
      at + 1,
      own.map((id) => question(id)),
      { name: ['Alfa', 'Béta'][at]! },
    ),
  );
  const motivation = (full: number) =>
    write(areas, Object.fromEntries(ids.map((id) => [id, id <= full ? 'igen' : 'nem']))).motivationalMessage;

  it('says how many answers brought all their points where it is a third or more, else thanks', () => {
    expect(motivation(2)).toMatch(/hat kérdés közül két kérdésre|Már két kérdésre/i);
    for (const few of [0, 1]) expect(motivation(few)).toMatch(/^(?:Köszönjük|Most)/);
    expect(motivation(6)).not.toMatch(/kérdésre|Köszönjük/);
  });

  it('praises from three quarters on', () => {
    const praise = /Szép eredmény!|Gratulálunk hozzá!/;
    expect(motivation(5)).toMatch(praise);
    expect(motivation(4)).not.toMatch(praise);
  });

  it('names an area without a missing point where few answers brought all of theirs', () => {
    const small = section(3, [question(7)], { name: 'Gamma' });
    const { motivationalMessage } = write([...areas, small], { '1': 'nem', '4': 'nem', '7': 'igen' });
    expect(motivationalMessage).toMatch(/^A „Gamma” területen minden (?:pontot|kérdésre)/);
    // Not where two answers do not fit together.
    const facts = factsOf([...areas, small], { '1': 'nem', '4': 'nem', '7': 'igen' }, 'hu');
    const [first, second, third] = facts.sections as [SectionFacts, SectionFacts, SectionFacts];
    const on = [third.gained[0]!.fact, first.missed[0]!.fact];
    const doubt = { id: 1, text: 'Ez nem fér össze.', advice: null, weight: 5, facts: on };
    const sections = [first, second, { ...third, insights: [doubt] }];
    expect(composeTexts({ ...facts, sections }).texts.motivationalMessage).not.toContain('Gamma');
  });
});
