import { onto, withArticle } from './hu-words.js';
import type { AnswerWordings, Where } from './phrases.js';

const placeOf = (where: Where, here: string) =>
  where === null ? '' : where === 'here' ? here : `${withArticle(where.area)} területen `;

/** Hungarian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  good: [
    (clause) => `Jó látni, hogy ${clause}`,
    (clause) => clause,
    (clause) => `Sokat segít, hogy ${clause}`,
    (clause) => clause,
  ],
  notTicked: [
    ({ list }) => `A felsoroltak közül még hiányzik: ${list}`,
    ({ list }) => `A felsoroltak közül nincs még meg: ${list}`,
  ],
  fullOf: [
    (full, all) => `Ezen a területen ${all.before} kérdésből ${onto(full)} már a legjobb választ adták`,
    (full, all) => `Az ide tartozó ${all.before} kérdésből ${onto(full)} a lehető legjobb választ adták`,
    (full, all) => `Az itteni ${all.before} kérdés közül ${full.before} kérdésnél már nincs teendőjük`,
  ],
  noneLeft: [
    () => 'Itt most nincs teendőjük, a többi területre figyelhetnek',
    () => 'Itt nincs új teendőjük, elég évente egyszer megnézni, hogy minden ugyanilyen jól működik-e',
    () => 'Itt most nem kell változtatniuk, évente egyszer azért nézzék át, igaz-e még minden válaszuk',
  ],
  gained: [
    ({ list }) => `Ennél a kérdésnél már a legjobb választ adták: ${list}`,
    ({ list }) => `Erre a kérdésre a legjobb választ adták: ${list}`,
    ({ list }) => `A lehető legjobb választ adták erre a kérdésre: ${list}`,
  ],
  pointsMissing: [
    ({ list }) => `Itt van még mit pótolni: ${list}`,
    ({ list }) => `Ennél a kérdésnél előrébb is léphetnek: ${list}`,
    ({ list }) => `Tennivaló elsősorban ennél a kérdésnél maradt: ${list}`,
  ],
  lostOn: [
    (question, answer) => `${withArticle(answer)} választ adták erre a kérdésre: ${question}`,
    (question, answer) => `Erre a kérdésre ${withArticle(answer)} választ jelölték meg: ${question}`,
    (question, answer) => `${withArticle(answer)} lehetőséget választották ennél a kérdésnél: ${question}`,
  ],
  notTickedAt: [
    (question, { list }) => `${withArticle(question)} kérdésnél jelöletlenül maradt: ${list}`,
    (question, { list }) => `${withArticle(question)} kérdésre adott válaszukból még hiányzik: ${list}`,
  ],
  open: [
    ({ list }) => `Egy kérdés kimaradt, ehhez akkor tudunk tanácsot adni, ha erre is válaszolnak: ${list}`,
    ({ list }) => `Ha a nyitva maradt kérdésre is válaszolnak, ehhez is tudunk tanácsot adni: ${list}`,
    ({ list }) => `Egy kérdés válasz nélkül maradt, ezért ahhoz most nem tudunk tanácsot adni: ${list}`,
  ],
  openMany: [
    (count, where) =>
      `${placeOf(where, 'ezen a területen ')}${count.before} kérdés válasz nélkül maradt, ezekhez most nem tudunk tanácsot adni`,
    (count, where) =>
      `${placeOf(where, 'itt ')}${count.before} kérdés kimaradt, ezekhez akkor tudunk tanácsot adni, ha ezekre is válaszolnak`,
    (count, where) =>
      `Ha ${where === null ? 'a ' : placeOf(where, 'az itt ')}kihagyott ${count.before} kérdésre is válaszolnak, ezekről is tudunk majd írni`,
  ],
  unreadable: [
    ({ list }) =>
      `Erre a kérdésre saját szavaikkal válaszoltak, ezért a válaszuk egyelőre nem számít bele az eredménybe: ${list}`,
    ({ list }) =>
      `Ha erre a kérdésre a felsorolt válaszok közül is választanak egyet, azt már be tudjuk számítani: ${list}`,
    ({ list }) => `Egy kérdésre saját szavaikkal válaszoltak, ezt egyelőre nem tudtuk pontozni: ${list}`,
  ],
  unreadableMany: [
    (count, where) =>
      `${placeOf(where, 'itt ')}${count.before} kérdésre saját szavaikkal válaszoltak, és ezeket akkor tudjuk beszámítani, ha a felsoroltak közül választanak`,
    (count, where) =>
      `${placeOf(where, 'ezen a területen ')}${count.before} kérdésre saját szavaikkal válaszoltak, és ezeket egyelőre nem tudtuk beszámítani az eredménybe`,
  ],
  blankAll: [
    () => 'Hogy mivel érdemes kezdeniük, azt a válaszaik alapján tudjuk megmondani',
    () => 'Ha megválaszolják a kérdéseket, megmutatjuk, mi működik már jól, és mivel érdemes kezdeni',
    () => 'Válaszok nélkül az eredmény semmit sem mond arról, hogyan dolgoznak',
  ],
  blank: [
    () => 'Ha megválaszolják a kérdéseket, erre a területre is tudunk javaslatot adni',
    () => 'A kérdések megválaszolása után itt is megmutatjuk, mivel érdemes kezdeni',
    () => 'Válaszok nélkül erről a területről nem tudunk mit mondani',
    () => 'Erről a területről akkor tudunk többet mondani, ha kitöltik a kérdéseit',
    () => 'Amint válaszolnak a kérdésekre, erről a területről is írunk',
    () => 'Hogy itt mi működik és mi nem, az csak a válaszokból derülhet ki',
  ],
};
