import { describe, expect, it } from 'vitest';
import { areaDrawing } from './area-drawing.ts';

const other = areaDrawing('');

describe('drawings of areas', () => {
  it('are the same for the same area in every language', () => {
    const sameIn = (...names: string[]) => expect(new Set(names.map(areaDrawing)).size, names[0]).toBe(1);
    sameIn(
      'Online jelenlét és időpontfoglalás',
      'Online presence and booking',
      'Prezență online și programări',
    );
    sameIn(
      'Adatvédelem és adatbiztonság',
      'Data protection and security',
      'Protecția și securitatea datelor',
    );
    sameIn('Marketing és hírnév', 'Marketing and reputation', 'Marketing și reputație');
    sameIn('Mesterséges intelligencia', 'Artificial intelligence', 'Inteligență artificială și automatizare');
  });

  it('differ between the six areas of the demonstration, none of which is left without its own', () => {
    const areas = [
      'Online jelenlét és időpontfoglalás',
      'Kapcsolattartás a páciensekkel',
      'Elektronikus dokumentáció és munkafolyamatok',
      'Adatvédelem és adatbiztonság',
      'Marketing és hírnév',
      'Mesterséges intelligencia és automatizálás',
    ];
    expect(new Set([...areas.map(areaDrawing), other]).size).toBe(7);
  });

  it('have one for a name that says nothing', () => {
    expect(areaDrawing('Vegyes')).toBe(other);
    expect(areaDrawing('Miért?')).toBe(other);
  });
});
