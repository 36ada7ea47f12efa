import { question, section } from '../../../../../test/make/sections.js';
import { write } from '../../../../../test/make/two-areas.js';

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
    expect(motivation(2)).toMatch(/hat kérdésből kettő|Már két kérdésre/i);
    for (const few of [0, 1]) expect(motivation(few)).toMatch(/^(?:Köszönjük|Most)/);
    expect(motivation(6)).not.toMatch(/kérdésből|Köszönjük/);
  });
});
