import type { AnswerWordings } from './phrases.js';
import type { Quotations } from './quote.js';

const one = ({ isMany }: Quotations, several: string, single: string) => (isMany ? several : single);

/** Hungarian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => `A legfontosabb hiány az, hogy ${clause}`,
    (clause) => `Leginkább az tűnik fel, hogy ${clause}`,
    (clause) => `Először is az látszik, hogy ${clause}`,
    (clause) => `A válaszaikból kiderül, hogy ${clause}`,
    (clause) => `Figyelmet érdemel, hogy ${clause}`,
  ],
  contrast: [
    (clause) => `Ugyanakkor ${clause}`,
    (clause) => `Egy ponton viszont van teendő: ${clause}`,
    (clause) => `Egy lépés azonban hátravan: ${clause}`,
    (clause) => `Van azonban, ami még hiányzik: ${clause}`,
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
    (clause) => `${clause}; az ehhez tartozó többi feltétel is teljesül`,
    (clause) => `${clause}; a többi ide tartozó feltétel is rendben van`,
  ],
  someTicked: [
    (clause, quoted) =>
      `${clause}, de ${one(quoted, 'ezek még hátravannak', 'ez még hátravan')}: ${quoted.list}`,
    (clause, quoted) =>
      `${clause}; a következő ${one(quoted, 'lépések itt ezek lehetnek', 'lépés itt ez lehet')}: ${quoted.list}`,
  ],
  gained: [
    (quoted) => `Jól állnak ${one(quoted, 'ezekben a kérdésekben', 'ebben a kérdésben')}: ${quoted.list}`,
    (quoted) =>
      `Rendben van, amit ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')} válaszoltak: ${quoted.list}`,
    (quoted) =>
      `A lehető legjobb választ adták ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}: ${quoted.list}`,
    (quoted) => `Nincs teendő ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
  ],
  pointsMissing: [
    (quoted) =>
      `Van még mit tenni ${one(quoted, 'ezekben a kérdésekben', 'ebben a kérdésben')}: ${quoted.list}`,
    (quoted) =>
      `Előrelépésre van szükség ${one(quoted, 'ezekben a kérdésekben', 'ebben a kérdésben')}: ${quoted.list}`,
    (quoted) =>
      `Az eredményt itt ${one(quoted, 'ezek a kérdések csökkentik', 'ez a kérdés csökkenti')}: ${quoted.list}`,
    (quoted) =>
      `Hiány mutatkozik ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
  ],
  open: [
    (quoted) =>
      `Ha ${one(quoted, 'ezekre a nyitva hagyott kérdésekre', 'erre a nyitva hagyott kérdésre')} is válaszolnak, teljesebb lesz a kép: ${quoted.list}`,
    (quoted) =>
      `Nem érkezett válasz ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}, így az eredmény sem lehet teljes: ${quoted.list}`,
    (quoted) =>
      `Nem tudjuk, hogyan állnak ${one(quoted, 'ezekkel, mert válasz nélkül maradtak', 'ezzel, mert válasz nélkül maradt')}: ${quoted.list}`,
    (quoted) =>
      `További javaslatot ${one(quoted, 'ezeknek a kérdéseknek', 'ennek a kérdésnek')} a megválaszolása után adhatunk: ${quoted.list}`,
  ],
  unreadable: [
    (quoted) =>
      `A válaszukat nem tudtuk a felsorolt lehetőségekhez kapcsolni ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
    (quoted) =>
      `Saját szavaikkal válaszoltak ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}, ezért a válaszuk egyelőre nem számít bele az eredménybe: ${quoted.list}`,
    (quoted) =>
      `Ha ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')} a felsoroltak közül választanak, beszámítjuk a válaszukat: ${quoted.list}`,
    (quoted) =>
      `Egyelőre nem számít bele az eredménybe a saját szavaikkal adott válasz ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}: ${quoted.list}`,
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
