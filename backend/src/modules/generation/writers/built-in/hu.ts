import { answers } from './hu-answers.js';
import { countedInHungarian, doing, shareOf, withArticle } from './hu-words.js';
import type { Phrases } from './phrases.js';

/** The clinic's answer behind its question. */
const yours = (answer: string | null) => (answer === null ? '' : ` (az Önök válasza: ${answer})`);

/** Hungarian: formal, addressed to the clinic as 'Önök'. No suffix touches a name, a quotation or a number. */
export const hu: Phrases = {
  marks: { open: '„', close: '”', innerOpen: '»', innerClose: '«' },
  and: 'és',
  points: (score, max) => `${score}/${max} pont`,
  counted: countedInHungarian,
  fewMissing: ', és már csak kevés pont hiányzik',
  mostToGain: 'ott a legtöbb a javítanivaló',
  turn: /(?<!\p{L})(?:de|viszont|azonban|ám|ugyanakkor|mégis)(?!\p{L})/iu,
  clash: /, hogy(?=[^,]*, hogy)/u,
  complete: 'nézzenek utána, mi kell ahhoz, hogy ez is meglegyen',
  capital: /^Ön(?:ök|nek|nél|től|re|höz|t|é|$)/u,
  condition: /^(?:ha|amíg|amikor|amennyiben|hogy)$/iu,
  wordings: {
    earned: [
      (r, end) => `A felmérésben ${r.max} pontból ${r.score} pontot értek el (${r.percent})${end}`,
      (r, end) => `A lehetséges ${r.max} pontból ${r.score} pontot gyűjtöttek össze (${r.percent})${end}`,
      (r, end) => `Összesen ${r.score} pontot szereztek a lehetséges ${r.max} közül (${r.percent})${end}`,
    ],
    full: [
      (r) => `Minden pontot megszereztek (${r.max} pont)`,
      (r) => `Hiánytalan az eredményük (${r.max} pont)`,
      (r) => `A lehető legjobb eredményt érték el (${r.max} pont)`,
    ],
    zero: [
      (r) => `Egyelőre nincs pontjuk a megszerezhető ${r.max} közül`,
      (r) => `Válaszaikkal egyelőre nem szereztek pontot a lehetséges ${r.max} közül`,
      (r) => `A felmérés ${r.max} pontjából egyelőre egyet sem gyűjtöttek össze`,
    ],
    unanswered: [
      (r) =>
        `A pontozott kérdésekre nem érkezett válasz, ezért az eredmény ${r.percent} (${r.score} pont a lehetséges ${r.max} közül)`,
    ],
    earnedHere: [
      (r) => `Itt ${r.max} pontból ${r.score} pontot értek el`,
      (r) => {
        const share = shareOf(r);
        return share === null
          ? `Ezen a területen ${r.max} pontból ${r.score} pontjuk van meg`
          : `Itt a pontok ${share} már megvan (${r.points})`;
      },
      (r) => `A terület ${r.max} pontjából ${r.score} pontot szereztek meg`,
      (r) => {
        const share = shareOf(r);
        return share === null
          ? `A lehetséges ${r.max} pontból itt ${r.score} pontot szereztek`
          : `Ezen a területen a pontok ${share} az Önöké (${r.points})`;
      },
      (r) => `Ez a terület eddig ${r.score} pontot hozott a lehetséges ${r.max} közül`,
    ],
    weakestHere: [
      (r) => `A területek közül itt a legalacsonyabb az eredményük (${r.points})`,
      (r) => `Ez a leggyengébb területük (${r.points})`,
    ],
    lowestHere: [
      (r) => `Ez a legalacsonyabb eredményük, és még ez is jó (${r.points})`,
      (r) => `A többi terület még jobban áll, de ez az eredmény is jó (${r.points})`,
    ],
    aheadHere: [
      (r) => `Ezen a területen az összesített eredményük fölött járnak (${r.points})`,
      (r) => `Ez a terület jobban áll az összesített eredményüknél (${r.points})`,
    ],
    behindHere: [
      (r) => `Ez a terület jóval elmarad az összesített eredményüktől (${r.points})`,
      (r) => `Itt jóval gyengébb az eredményük, mint a teljes felmérésben (${r.points})`,
    ],
    fullHere: [
      (r) => `Itt minden kérdésre a legjobb választ adták (${r.max} pont)`,
      (r) => `Ezen a területen minden pontot megszereztek (${r.max} pont)`,
      (r) => `Itt az összes pont megvan (${r.max} pont)`,
      (r) => `Ezen a területen elérték a maximumot (${r.max} pont)`,
      (r) => `Itt minden megszerezhető pont az Önöké (${r.max} pont)`,
      (r) => `Itt minden pontot sikerült megszerezni (${r.max} pont)`,
    ],
    zeroHere: [
      (r) => `Itt egyelőre nincs pontjuk a lehetséges ${r.max} közül`,
      (r) => `Ezen a területen a lehetséges ${r.max} pontból eddig egyet sem szereztek`,
      (r) => `Itt egyelőre ${r.points} az eredményük`,
      (r) => `A megszerezhető ${r.max} pontból itt egyelőre egy sincs meg`,
    ],
    unansweredHere: [
      (r) =>
        `Ezen a területen a pontozott kérdésekre nem érkezett válasz, ezért az eredmény ${r.percent} (${r.score} pont a lehetséges ${r.max} közül)`,
      (r) =>
        `Az eredmény itt ${r.percent} (${r.score} pont a lehetséges ${r.max} közül), mert a pontozott kérdésekre nem érkezett válasz`,
    ],
    nothingToScore: [
      () =>
        'Ebben a felmérésben jelenleg nincs pontozott kérdés, ezért összesített eredményt sem tudunk adni',
    ],
    strongest: [
      (area) => `Legerősebb területük ${withArticle(area)}`,
      (area) => `A legtöbbre ${withArticle(area)} területen jutottak`,
      (area) => `Leginkább ${withArticle(area)} területre építhetnek`,
    ],
    strongestAs: [
      (area, clause) => `Legerősebb területük ${withArticle(area)}: ${clause}`,
      (area, clause) => `A legtöbbre ${withArticle(area)} területen jutottak: ${clause}`,
      (area, clause) => `Leginkább ${withArticle(area)} területre építhetnek, hiszen ${clause}`,
    ],
    strongestAreas: [
      (list) => `A legjobb eredményt ezeken a területeken érték el: ${list}`,
      (list) => `Ezeken a területeken egyformán a legjobb az eredményük: ${list}`,
      (list) => `Leginkább ezekre a területekre építhetnek: ${list}`,
    ],
    highest: [
      (list, isMany) =>
        isMany
          ? `Eddig ezeken a területeken értek el a legtöbbet: ${list}`
          : `Eddig ${withArticle(list)} területen értek el a legtöbbet`,
      (list, isMany) =>
        isMany
          ? `Eddig ezeken a területeken jutottak a legtovább: ${list}`
          : `Eddig ${withArticle(list)} területen jutottak a legtovább`,
      (list, isMany) =>
        isMany
          ? `Eddig ezeken a területeken szerezték arányaiban a legtöbb pontot: ${list}`
          : `Eddig ${withArticle(list)} területen szerezték arányaiban a legtöbb pontot`,
    ],
    onlyThere: [
      (isMany) =>
        `Minden eddigi pontjuk ${isMany ? 'ezekről a területekről' : 'erről a területről'} származik`,
      (isMany) => `Egyelőre csak ${isMany ? 'ezeken a területeken' : 'ezen a területen'} van pontjuk`,
    ],
    even: [
      () => `Minden területen ugyanannyira jutottak`,
      () => `Egyik területük sem áll jobban vagy gyengébben a többinél`,
    ],
    mostOpen: [
      (area) => `A legtöbb pont ${withArticle(area)} területen hiányzik`,
      (area) => `A legtöbb tennivaló ${withArticle(area)} területen van`,
    ],
    first: [
      (area) => `Elsőként ${withArticle(area)} területtel érdemes foglalkozni`,
      (area) => `Elsőként ${withArticle(area)} területtel foglalkozzanak`,
      (area) => `Kezdjék ${withArticle(area)} területtel`,
    ],
    firstAs: [
      (area, clause) => `Elsőként ${withArticle(area)} területtel érdemes foglalkozni, mert ${clause}`,
      (area, clause) => `Elsőként ${withArticle(area)} területtel foglalkozzanak, mert ${clause}`,
      (area, clause) => `Kezdjék ${withArticle(area)} területtel, mert ${clause}`,
    ],
    firstAt: [
      (area, question, answer) =>
        `Elsőként ${withArticle(area)} területtel foglalkozzanak, azon belül is ezzel a kérdéssel: ${question}${yours(answer)}`,
      (area, question, answer) =>
        `Kezdjék ${withArticle(area)} területtel, ott is ezzel a kérdéssel: ${question}${yours(answer)}`,
    ],
    firstThere: [
      () => 'Az első lépés is ugyanitt következik',
      () => 'A legfontosabb teendő is ezen a területen van',
    ],
    firstThereAs: [
      (clause) => `Az első lépés mégis ugyanitt következik, mert ${clause}`,
      (clause) => `Mégis ugyanezen a területen kezdjék, mert ${clause}`,
    ],
    start: [
      (clause, isIf) => doing('Kezdésként', clause, isIf),
      (clause, isIf) => doing('Ezen a területen', clause, isIf),
      (clause) => `A teendő ott a következő: ${clause}`,
      (clause) => `Ezen a területen a következőt javasoljuk: ${clause}`,
    ],
    step: [
      (clause, isIf) => doing('Mindenekelőtt', clause, isIf),
      (clause, isIf) => doing('Első lépésként', clause, isIf),
      (clause, isIf) => doing('Először is', clause, isIf),
    ],
    suggest: [(clause) => clause],
    besides: [(clause) => `Emellett ${clause}`, (clause) => clause, (clause) => `Ezenkívül ${clause}`],
    begin: [
      (question) => `Itt érdemes újra átgondolni, mit válaszoltak erre: ${question}`,
      (question) => `Itt ehhez a válaszukhoz érdemes visszatérni: ${question}`,
      (question) => `Ezen a területen ezzel a kérdéssel foglalkozzanak először: ${question}`,
    ],
    secondThereAs: [
      (clause) => `A második teendő is ide tartozik, mert ${clause}`,
      (clause) => `Utána is ezen a területen folytassák, mert ${clause}`,
    ],
    waitFor: [
      (area) => `Utána ${withArticle(area)} területtel folytassák`,
      (area) => `Ezután ${withArticle(area)} terület következik`,
      (area) => `Utána ${withArticle(area)} területtel érdemes foglalkozni`,
    ],
    waitForAs: [
      (area, clause) => `Ezután ${withArticle(area)} terület következik, mert ${clause}`,
      (area, clause) => `Utána ${withArticle(area)} területtel folytassák, mert ${clause}`,
    ],
    waitEven: [(area) => `Utána még ${withArticle(area)} területen is akad teendő`],
    waitEvenAs: [(area, clause) => `Utána még ${withArticle(area)} területen is akad teendő, mert ${clause}`],
    later: [
      (area) => `Ha ez a kettő megvan, rátérhetnek ${withArticle(area)} területre`,
      (area) => `E két lépés után jöhet ${withArticle(area)} terület`,
    ],
    fromZero: [
      () => 'Nem kell mindenbe egyszerre belefogniuk, csak annyiba, amennyit végig is tudnak vinni',
      () => 'Kezdetnek annyit vállaljanak, amennyit végig is tudnak vinni',
    ],
    keepAll: [
      () =>
        'Most az a feladatuk, hogy ez így is maradjon: félévente válaszolják meg újra a kérdéseket, és nézzék meg, igaz-e még mindegyik válasz',
      () =>
        'A jó eredmény akkor marad meg, ha minden területnek van felelőse, aki szól, amikor valami változik',
      () =>
        'Évente egyszer menjenek végig közösen a területeken, és nézzék meg, mi változott az előző alkalom óta',
    ],
    openArea: [
      (area) =>
        `Ha ${withArticle(area)} területen a kihagyott kérdésekre is válaszolnak, teljesebb lesz az eredmény`,
      (area) =>
        `Teljesebb képet akkor adhatunk, ha ${withArticle(area)} területen sem marad kérdés válasz nélkül`,
    ],
    bestAnswers: [
      (full, all, isMost) =>
        `Már ${full.before} kérdésre a legjobb választ adták a pontozott ${all.alone} közül. ${isMost ? 'Szép eredmény!' : 'Erre bátran építhetnek'}`,
      (full, all, isMost) =>
        `A pontozott ${all.before} kérdés közül ${full.before} kérdésre már a lehető legjobb választ adták. ${isMost ? 'Gratulálunk hozzá!' : 'Van mire építeniük'}`,
    ],
    fullAreas: [
      (list, isMany) =>
        `${isMany ? `Ezeken a területeken minden pontot megszereztek: ${list}` : `${withArticle(list)} területen minden pontot megszereztek`}. Ez mutatja, mire képes a rendelőjük`,
      (list, isMany) =>
        `${isMany ? `Ezeken a területeken minden kérdésre a legjobb választ adták: ${list}` : `${withArticle(list)} területen minden kérdésre a legjobb választ adták`}. Erre büszkék lehetnek`,
    ],
    congratulation: [
      () => 'Gratulálunk az egész csapatnak',
      () => 'Gratulálunk, és további jó munkát kívánunk',
      () => 'Szép munka, legyenek rá büszkék',
    ],
    thanks: [
      () =>
        'Köszönjük, hogy időt szántak a kérdőívre. Az eredmény alapján már megtervezhetik a következő lépéseket',
      () => 'Köszönjük, hogy nyíltan válaszoltak. Így jobban látszik, mivel érdemes kezdeni',
      () => 'Most már látják, hol tartanak, és ez minden fejlesztés kezdete',
    ],
    ...answers,
  },
};
