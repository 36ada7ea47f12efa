import type { AnswerWordings } from './phrases.js';
import type { Quotations } from './quote.js';

const one = ({ isMany }: Quotations, several: string, single: string) => (isMany ? several : single);

/** Hungarian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => clause,
    (clause) => `A válaszaikból az látszik, hogy ${clause}`,
    (clause) => `Itt az okozhat gondot, hogy ${clause}`,
    (clause) => clause,
    (clause) => `A válaszaik szerint ${clause}`,
  ],
  contrast: [(clause) => `Ugyanakkor ${clause}`, (clause) => `Viszont ${clause}`],
  also: [
    (clause) => `Emellett ${clause}`,
    (clause) => `Ehhez jön még, hogy ${clause}`,
    (clause) => `Az is számít, hogy ${clause}`,
  ],
  good: [
    (clause) => `Jó alap, hogy ${clause}`,
    (clause) => `Építhetnek arra, hogy ${clause}`,
    (clause) => `Sokat segít, hogy ${clause}`,
    (clause) => `Erősségük, hogy ${clause}`,
    (clause) => `Előnyük, hogy ${clause}`,
    (clause) => `Jó látni, hogy ${clause}`,
  ],
  alsoThere: [
    (names) => `Megvan ${names} is`,
    (names) => `Emellett ${names} is megvan`,
    (names) => `Mellette ott van ${names} is`,
  ],
  lacking: [(names) => `Még hiányzik ${names}`, (names) => `Hátravan még ${names}`],
  notTicked: [
    ({ list }) => `A felsoroltak közül még hiányzik: ${list}`,
    ({ list }) => `A felsoroltak közül hátravan még: ${list}`,
  ],
  gained: [
    (quoted) =>
      `Minden pontot megkaptak ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}: ${quoted.list}`,
    (quoted) =>
      `A legtöbb pontot érő választ adták ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}: ${quoted.list}`,
    (quoted) =>
      `A lehető legjobb választ adták ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}: ${quoted.list}`,
  ],
  pointsMissing: [
    (quoted) => `Van még teendő ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
    (quoted) =>
      `Pontot veszítettek ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
    (quoted) =>
      `Tovább lehet lépni ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
  ],
  pointsMissingStill: [
    (quoted) =>
      `Van viszont még teendő ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
    (quoted) =>
      `Pontot veszítettek viszont ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
    (quoted) =>
      `Tovább lehet lépni azonban ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
  ],
  open: [
    (quoted) =>
      `Ha ${one(quoted, 'ezekre a kihagyott kérdésekre', 'erre a kihagyott kérdésre')} is válaszolnak, teljesebb lesz a kép: ${quoted.list}`,
    (quoted) =>
      `Nem érkezett válasz ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}, így az eredmény sem lehet teljes: ${quoted.list}`,
    (quoted) =>
      `Nem kaptunk választ ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}, így ${one(quoted, 'ezekben', 'ebben')} nem tudunk tanácsot adni: ${quoted.list}`,
    (quoted) =>
      `${one(quoted, 'Ezek a kérdések válasz nélkül maradtak', 'Ez a kérdés válasz nélkül maradt')}; ha pótolják, ${one(quoted, 'ezekhez', 'ehhez')} is adhatunk javaslatot: ${quoted.list}`,
  ],
  unreadable: [
    (quoted) =>
      `A válaszukat nem tudtuk a felsorolt lehetőségekhez kapcsolni ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
    (quoted) =>
      `Saját szavaikkal válaszoltak ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}, ezért a válaszuk egyelőre nem számít bele az eredménybe: ${quoted.list}`,
    (quoted) =>
      `Ha ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')} a felsoroltak közül választanak, beszámítjuk a válaszukat: ${quoted.list}`,
    (quoted) =>
      `Saját szavaikkal írt választ kaptunk ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}, és ezt egyelőre nem tudtuk pontozni: ${quoted.list}`,
  ],
  blankAll: [
    () => 'Hogy mivel érdemes kezdeniük, azt a válaszaik alapján tudjuk megmondani',
    () => 'Ha megválaszolják a kérdéseket, megmutatjuk, mi működik már jól, és mivel érdemes kezdeni',
    () => 'Válaszok nélkül az eredmény semmit sem mond arról, hogyan dolgoznak',
  ],
  blank: [
    () => 'Ha megválaszolják a kérdéseket, erre a területre is tudunk javaslatot adni',
    () => 'A kérdések megválaszolása után itt is megmutatjuk, mivel érdemes kezdeni',
    () => 'Válaszok nélkül erről a területről nem tudunk véleményt mondani',
    () => 'Erről a területről akkor tudunk többet mondani, ha kitöltik a kérdéseit',
    () => 'Amint válaszolnak a kérdésekre, ez a terület is értékelhető lesz',
    () => 'Hogy itt mi működik és mi nem, az csak a válaszokból derülhet ki',
  ],
};
