import { isSameStem, readingsOf, stemmed } from './stems.js';
import type { Language } from '../../../../platform/http/languages.js';

const isSame = (language: Language, one: string, other: string): boolean => {
  const [a, b] = [stemmed(one, language)[0]!, stemmed(other, language)[0]!];
  return readingsOf(a, language).some((x) => readingsOf(b, language).some((y) => isSameStem(x, y)));
};

describe('stems', () => {
  it.each<[Language, string, string]>([
    ['hu', 'emlékeztetőket', 'emlékeztető'],
    ['hu', 'titkosítással', 'titkosítva'],
    ['hu', 'pácienseiknek', 'páciens'],
    ['hu', 'kiküldik', 'küldenek'],
    ['hu', 'mentésből', 'mentés'],
    ['hu', 'válasszal', 'válasz'],
    ['hu', 'időpontjukat', 'időpont'],
    ['en', 'encrypted', 'encryption'],
    ['en', 'bookings', 'booked'],
    ['en', 'automatically', 'automatic'],
    ['en', 'reminders', 'reminded'],
    ['en', 'replies', 'reply'],
    ['ro', 'programărilor', 'programare'],
    ['ro', 'automată', 'automat'],
    ['ro', 'criptate', 'criptare'],
    ['ro', 'pacienților', 'pacient'],
    ['ro', 'recenziile', 'recenzie'],
    ['ro', 'sună', 'sune'],
  ])('of one word are the same (%s: %s, %s)', (language, one, other) =>
    expect(isSame(language, one, other)).toBe(true),
  );

  it.each<[Language, string, string]>([
    ['hu', 'titkos', 'titkárság'],
    ['hu', 'mentés', 'menü'],
    ['hu', 'foglalás', 'fogadás'],
    ['en', 'paper', 'papal'],
    ['en', 'review', 'revenue'],
    ['ro', 'program', 'probă'],
    ['ro', 'criptare', 'cristal'],
  ])('of different words are not (%s: %s, %s)', (language, one, other) =>
    expect(isSame(language, one, other)).toBe(false),
  );
});
