import type { AnswerWordings } from './phrases.js';
import type { Quotations } from './quote.js';

const one = ({ isMany }: Quotations, several: string, single: string) => (isMany ? several : single);

/** Hungarian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => `Leginkább az ad tennivalót, hogy ${clause}`,
    (clause) => `Leginkább az tűnik fel, hogy ${clause}`,
    (clause) => `Először is az látszik, hogy ${clause}`,
    (clause) => `A válaszaikból kiderül, hogy ${clause}`,
  ],
  contrast: [
    (clause) => `Ugyanakkor ${clause}`,
    (clause) => `Ezzel szemben ${clause}`,
    (clause) => `Ezzel együtt ${clause}`,
    (clause) => `Maradt azonban itt is tennivaló: ${clause}`,
  ],
  also: [
    (clause) => `Emellett ${clause}`,
    (clause) => `Ehhez jön még, hogy ${clause}`,
    (clause) => `Az is ide tartozik, hogy ${clause}`,
    (clause) => `Azt is jelezték, hogy ${clause}`,
  ],
  good: [
    (clause) => `Jó alap, hogy ${clause}`,
    (clause) => `Építhetnek arra, hogy ${clause}`,
    (clause) => `Sokat segít, hogy ${clause}`,
    (clause) => `Erősségük, hogy ${clause}`,
  ],
  allTicked: [
    (clause) => `${clause}; a kérdésnél felsoroltak közül a többi is megvan`,
    (clause) => `${clause}; a kérdés többi pontja is teljesül`,
  ],
  someTicked: [
    (clause, quoted) =>
      `${clause}; a felsoroltak közül viszont ${one(quoted, 'ezeket', 'ezt')} nem jelölték meg: ${quoted.list}`,
    (clause, quoted) =>
      `${clause}, ${one(quoted, 'ezek azonban még hiányoznak', 'ez azonban még hiányzik')} a válaszukból: ${quoted.list}`,
    (clause, quoted) =>
      `${clause}, de a lehetőségek közül ${one(quoted, 'ezek jelöletlenek maradtak', 'ez jelöletlen maradt')}: ${quoted.list}`,
  ],
  gained: [
    (quoted) =>
      `Minden pontot megkaptak ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}: ${quoted.list}`,
    (quoted) =>
      `Teljes értékű választ adtak ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}: ${quoted.list}`,
    (quoted) => `A lehető legjobb választ adták ${one(quoted, 'ezekre', 'erre')}: ${quoted.list}`,
  ],
  pointsMissing: [
    (quoted) =>
      `Maradt még megszerezhető pont ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
    (quoted) =>
      `Érdemes újra megnézni ${one(quoted, 'ezeket a kérdéseket, mert ezeknél', 'ezt a kérdést, mert ennél')} még van hová fejlődni: ${quoted.list}`,
    (quoted) =>
      `Nem kaptak meg minden pontot ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}: ${quoted.list}`,
  ],
  open: [
    (quoted) =>
      `Ha ${one(quoted, 'ezekre a nyitva hagyott kérdésekre', 'erre a nyitva hagyott kérdésre')} is válaszolnak, teljesebb lesz a kép: ${quoted.list}`,
    (quoted) =>
      `Nem érkezett válasz ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}, így az eredmény sem lehet teljes: ${quoted.list}`,
    (quoted) =>
      `Nem tudjuk, hogyan állnak ${one(quoted, 'ezekkel, mert válasz nélkül maradtak', 'ezzel, mert válasz nélkül maradt')}: ${quoted.list}`,
    (quoted) =>
      `Ha ${one(quoted, 'ezekre is válaszolnak, ezekhez', 'erre is válaszolnak, ehhez')} is tudunk javaslatot adni: ${quoted.list}`,
  ],
  unreadable: [
    (quoted) =>
      `A válaszukat nem tudtuk a felsorolt lehetőségekhez kapcsolni ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
    (quoted) =>
      `Saját szavaikkal válaszoltak ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}, ezért a válaszuk egyelőre nem számít bele az eredménybe: ${quoted.list}`,
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
