import type { AnswerWordings } from './phrases.js';
import type { Quotations } from './quote.js';

const one = ({ isMany }: Quotations, several: string, single: string) => (isMany ? several : single);

/** Hungarian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => clause,
    (clause) => `A válaszaikból az látszik, hogy ${clause}`,
    (clause) => `A legfontosabb hiány az, hogy ${clause}`,
    (clause) => clause,
    (clause) => `A válaszaik szerint ${clause}`,
  ],
  contrast: [(clause) => `Ugyanakkor ${clause}`, (clause) => `Viszont ${clause}`],
  also: [
    (clause) => `Emellett ${clause}`,
    (clause) => `Ehhez jön még, hogy ${clause}`,
    (clause) => `Ráadásul ${clause}`,
  ],
  good: [
    (clause) => `Jó alap, hogy ${clause}`,
    (clause) => `Építhetnek arra, hogy ${clause}`,
    (clause) => `Sokat segít, hogy ${clause}`,
    (clause) => `Erősségük, hogy ${clause}`,
    (clause) => `Előnyük, hogy ${clause}`,
    (clause) => `Itt már jól működik, hogy ${clause}`,
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
      `Nem veszett el pont ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
  ],
  pointsMissing: [
    (quoted) => `Van még teendő ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
    (quoted) =>
      `Pontok hiányoznak még ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
    (quoted) =>
      `Tovább lehet lépni ${one(quoted, 'ezeknél a kérdéseknél', 'ennél a kérdésnél')}: ${quoted.list}`,
  ],
  open: [
    (quoted) =>
      `Ha ${one(quoted, 'ezekre a kihagyott kérdésekre', 'erre a kihagyott kérdésre')} is válaszolnak, teljesebb lesz a kép: ${quoted.list}`,
    (quoted) =>
      `Nem érkezett válasz ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}, így az eredmény sem lehet teljes: ${quoted.list}`,
    (quoted) =>
      `Nem kaptunk választ ${one(quoted, 'ezekre a kérdésekre', 'erre a kérdésre')}, így ebben nem tudunk tanácsot adni: ${quoted.list}`,
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
