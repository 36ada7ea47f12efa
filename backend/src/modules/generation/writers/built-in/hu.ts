import { answers } from './hu-answers.js';
import type { Phrases } from './phrases.js';

/** The article of a quoted name: 'az' before a vowel, and before letters whose name begins with one ('az SMS'). */
export function articleOf(quoted: string): string {
  const [first = ''] = /[\p{L}\p{N}-]+/u.exec(quoted) ?? [];
  const isAcronym = /^\p{Lu}{2,}(?![\p{Ll}])/u.test(first);
  return (isAcronym ? /^[AÁEÉFIÍLMNOÓÖŐRSUÚÜŰXY]/u : /^[aáeéiíoóöőuúüű]/iu).test(first) ? 'az' : 'a';
}

/** A quoted name behind its article. */
export const withArticle = (quoted: string): string => `${articleOf(quoted)} ${quoted}`;
/** A condition follows a colon: 'Első lépésként ezt tegyék: ha van honlapjuk, nyissák meg …'. */
const doing = (lead: string, clause: string, isIf: boolean) =>
  isIf ? `${lead} ezt tegyék: ${clause}` : `${lead} ${clause}`;

/** Hungarian: formal, addressed to the clinic as 'Önök'. No suffix touches a name, a quotation or a number. */
export const hu: Phrases = {
  marks: { open: '„', close: '”', innerOpen: '»', innerClose: '«' },
  and: 'és',
  points: (score, max) => `${score}/${max} pont`,
  fewMissing: '; már csak kevés pont hiányzik',
  reasons: {
    answer: 'egyetlen más válaszuk sem került ennyi pontba',
    area: 'itt hiányzik a legtöbb pont',
  },
  turn: /(?<!\p{L})(?:de|viszont|azonban|ám|ugyanakkor|mégis)(?!\p{L})/iu,
  complete: 'pótolják azt, ami a felsoroltak közül még hiányzik',
  capital: /^Ön(?:ök|nek|nél|től|re|höz|t|é|$)/u,
  condition: /^(?:ha|amíg|amikor|amennyiben|hogy)$/iu,
  wordings: {
    earned: [
      (r, end) => `A felmérésben ${r.max} pontból ${r.score} pontot értek el (${r.percent})${end}`,
      (r, end) =>
        `Az összesített eredményük ${r.percent} (${r.score} pont a lehetséges ${r.max} közül)${end}`,
      (r, end) => `Összesen ${r.score} pontot szereztek a lehetséges ${r.max} közül (${r.percent})${end}`,
      (r, end) => `A felmérés eredménye ${r.percent} (${r.score} pont, a maximum ${r.max})${end}`,
    ],
    full: [
      (r) => `Minden pontot megszereztek (${r.max} pont)`,
      (r) => `Hiánytalan az eredményük (${r.max} pont)`,
      (r) => `A lehető legjobb eredményt érték el (${r.max} pont)`,
    ],
    zero: [
      (r) => `Egyelőre nincs pontjuk a megszerezhető ${r.max} közül`,
      (r) => `A lehetséges ${r.max} pontból még egy sincs meg`,
      (r) => `Pontjuk egyelőre nincs (a maximum ${r.max} pont)`,
    ],
    unanswered: [
      (r) =>
        `A pontozott kérdésekre nem érkezett válasz, ezért az eredmény ${r.percent} (${r.score} pont, a maximum ${r.max})`,
    ],
    earnedHere: [
      (r) => `Itt ${r.max} pontból ${r.score} pontot értek el`,
      (r) => `Ezen a területen ${r.max} pontból ${r.score} van meg`,
      (r) => `Az eredmény itt ${r.score} pont a lehetséges ${r.max} közül`,
      (r) => `A lehetséges ${r.max} pontból itt ${r.score} pontot szereztek`,
      (r) => `Ez a terület eddig ${r.score} pontot hozott a lehetséges ${r.max} közül`,
    ],
    weakestHere: [
      (r) => `A területek közül itt a legalacsonyabb az eredményük (${r.points})`,
      (r) => `Sehol másutt nem ilyen alacsony az eredményük (${r.points})`,
      (r) => `Ez a legalacsonyabb eredményük a területek közül (${r.points})`,
    ],
    lowestHere: [
      (r) => `Ez a legalacsonyabb eredményük, és még ez is jó (${r.points})`,
      (r) => `A többi terület még jobban áll, de ez az eredmény is jó (${r.points})`,
    ],
    aheadHere: [
      (r) => `Itt előrébb járnak, mint összességében (${r.points})`,
      (r) => `Itt jobb az eredményük, mint összességében (${r.points})`,
      (r) => `Ez a terület az összesített eredményük felett van (${r.points})`,
    ],
    behindHere: [
      (r) => `Ez a terület elmarad az összesített eredményüktől (${r.points})`,
      (r) => `Itt gyengébb az eredményük, mint összességében (${r.points})`,
      (r) => `Itt még nem tartanak ott, ahol összességében (${r.points})`,
    ],
    fullHere: [
      (r) => `Itt minden pont megvan (${r.max} pont)`,
      (r) => `Ennél jobb eredmény itt nem érhető el (${r.max} pont)`,
      (r) => `Ezen a területen hiánytalan az eredményük (${r.max} pont)`,
      (r) => `A lehető legjobb eredményt érték el ezen a területen (${r.max} pont)`,
      (r) => `Minden elérhető pontot megszereztek (${r.max} pont)`,
      (r) => `Teljes a pontszámuk (${r.max} pont)`,
    ],
    zeroHere: [
      (r) => `Itt egyelőre nincs pontjuk (a maximum ${r.max} pont)`,
      (r) => `Ezen a területen eddig nem szereztek pontot (a maximum ${r.max} pont)`,
      (r) => `A terület ${r.max} pontjából még egy sincs meg`,
      (r) => `A megszerezhető ${r.max} pontból itt egyelőre egy sincs meg`,
    ],
    unansweredHere: [
      (r) =>
        `Ezen a területen a pontozott kérdésekre nem érkezett válasz, ezért az eredmény ${r.percent} (${r.score} pont, a maximum ${r.max})`,
      (r) =>
        `Az eredmény itt ${r.percent} (${r.score} pont, a maximum ${r.max}), mert a pontozott kérdésekre nem érkezett válasz`,
    ],
    nothingToScore: [
      () =>
        'Ebben a felmérésben jelenleg nincs pontozott kérdés, ezért összesített eredményt sem tudunk adni',
    ],
    strongest: [
      (area) => `Legerősebb területük ${withArticle(area)}`,
      (area) => `A legtöbbre ${withArticle(area)} területén jutottak`,
      (area) => `Leginkább ${withArticle(area)} területére építhetnek`,
    ],
    strongestAs: [
      (area, clause) => `Legerősebb területük ${withArticle(area)}: ${clause}`,
      (area, clause) => `A legtöbbre ${withArticle(area)} területén jutottak: ${clause}`,
      (area, clause) => `Leginkább ${withArticle(area)} területére építhetnek: ${clause}`,
    ],
    strongestAreas: [
      (list) => `Egyformán jól állnak ezeken a területeken: ${list}`,
      (list) => `Ezeken a területeken érték el a legjobb, egymással azonos eredményt: ${list}`,
      (list) => `Több területük is egyformán erős: ${list}`,
    ],
    highest: [
      (list, isMany) =>
        isMany
          ? `Eddig ezeken a területeken értek el a legtöbbet: ${list}`
          : `Eddig ${withArticle(list)} területén értek el a legtöbbet`,
      (list, isMany) =>
        isMany
          ? `Ezeken a területeken jutottak eddig a legtovább: ${list}`
          : `A legtovább eddig ${withArticle(list)} területén jutottak`,
      (list, isMany) =>
        isMany
          ? `A pontok legnagyobb részét ezeken a területeken szerezték meg: ${list}`
          : `Arányaiban a legtöbb pontot ${withArticle(list)} területén szerezték`,
    ],
    even: [
      () => `Az eredményük minden területen azonos`,
      () => `Egyik területük sem áll jobban a többinél, az eredmény mindenhol azonos`,
    ],
    mostOpen: [
      (area) => `A legtöbb pont ${withArticle(area)} területén hiányzik`,
      (area) => `A legtöbb tennivaló ${withArticle(area)} területén van`,
    ],
    first: [
      (area) => `Az első lépést ${withArticle(area)} területén érdemes megtenni`,
      (area) => `Elsőként ${withArticle(area)} területével foglalkozzanak`,
      (area) => `Kezdjék ${withArticle(area)} területével`,
    ],
    firstAs: [
      (area, clause) => `Az első lépést ${withArticle(area)} területén érdemes megtenni, mert ${clause}`,
      (area, clause) => `Elsőként ${withArticle(area)} területével foglalkozzanak, mert ${clause}`,
      (area, clause) => `Kezdjék ${withArticle(area)} területével, mert ${clause}`,
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
      (clause) => `Az összes teendő közül ezzel kezdjék: ${clause}`,
      (clause) => `Az egész felmérés alapján ez az első lépésük: ${clause}`,
      (clause) => `Minden mást megelőzve ezzel kezdjék: ${clause}`,
      (clause) => `Itt van az első teendőjük: ${clause}`,
    ],
    suggest: [
      (clause, isIf) => doing('Kezdetnek', clause, isIf),
      (clause) => `Itt ezzel kezdjék: ${clause}`,
      (clause, isIf) => doing('Amikor ez a terület kerül sorra,', clause, isIf),
      (clause) => `Itt azt javasoljuk, hogy ${clause}`,
      (clause) => `Ezen a területen ezzel érdemes kezdeni: ${clause}`,
      (clause, isIf) => doing('Itt először', clause, isIf),
    ],
    suggestRest: [
      (clause, isIf) => doing('Következőként', clause, isIf),
      (clause) => `Itt ezzel lehet továbblépni: ${clause}`,
      (clause, isIf) => doing('Folytatásként', clause, isIf),
      (clause) => `Innen így érdemes továbblépni: ${clause}`,
    ],
    besides: [
      (clause) => `Emellett ${clause}`,
      (clause) => `Közben ${clause}`,
      (clause) => `Ezenkívül ${clause}`,
    ],
    begin: [
      (question) => `Itt érdemes újra átgondolni, mit válaszoltak erre: ${question}`,
      (question) => `Itt ehhez a válaszukhoz érdemes visszatérni: ${question}`,
      (question) => `Ezen a területen ezzel a kérdéssel foglalkozzanak először: ${question}`,
    ],
    wait: [
      () => 'A többi lépés ez után következik',
      () => 'Ha ez megvan, jöhet a többi lépés',
      () => 'A többire ezután kerüljön sor',
    ],
    waitFor: [
      (area) => `Ha ez megvan, ${withArticle(area)} területén folytassák`,
      (area) => `Ezután ${withArticle(area)} területe következzen`,
      (area) => `Utána ${withArticle(area)} területén érdemes továbblépni`,
      (area) => `Amint ezzel elkészültek, jöhet ${withArticle(area)} területe`,
    ],
    fromZero: [
      () => 'Nem kell mindenbe egyszerre belefogniuk, a kezdéshez elég egyetlen lépés',
      () => 'Kezdetnek elég egyetlen lépés, amelyet végig is visznek',
    ],
    keepAll: [
      () =>
        'Most az a feladatuk, hogy ez így is maradjon: félévente válaszolják meg újra a kérdéseket, és nézzék meg, igaz-e még mindegyik válasz',
      () => 'A jó eredményt az őrzi meg, ha minden területnek van felelőse, aki szól, amikor valami változik',
      () => 'Évente egyszer menjenek végig közösen a területeken, és nézzék meg, mi változott azóta',
    ],
    keep: [
      () => 'Hogy ez így is maradjon, legyen, aki félévente megnézi, nem változott-e valami',
      () => 'Itt nincs szükség új feladatra, elég figyelni a változásokra',
      () => 'Írják le, ki mit csinál itt, hogy egy új munkatárs is ugyanígy folytathassa',
      () => 'Nevezzenek meg valakit, aki figyel rá, hogy ez így is maradjon',
      () => 'Ami itt működik, azt új program vagy új munkatárs érkezésekor nézzék meg újra',
      () => 'Itt már csak szinten kell tartani, amit elértek; ehhez évente egy közös átnézés is elég',
      () => 'Ezt a szintet az őrzi meg a legbiztosabban, ha van egy kijelölt felelőse',
    ],
    goOn: [
      (area) =>
        `Nem kell mindent egyszerre megoldaniuk: egy lépés, egy felelős és egy határidő elég a kezdéshez ${withArticle(area)} területén`,
      (area) =>
        `Nézzék át az eredményt munkatársaikkal, és döntsék el, ki felel az első lépésért ${withArticle(area)} területén`,
      (area) => `Haladjanak lépésről lépésre, és ${withArticle(area)} területén kezdjék`,
      (area) =>
        `Tegyék be a naptárba az első lépés napját, és mondják el a csapatnak, miért ${withArticle(area)} területével kezdik`,
    ],
    openArea: [
      (area) =>
        `Ha ${withArticle(area)} területén kihagyott kérdésre is válaszolnak, teljes lesz az eredmény`,
      (area) => `A teljes képhez már csak ${withArticle(area)} területén hiányzik válasz`,
    ],
    congratulation: [
      () => 'Gratulálunk a hiánytalan eredményhez!',
      () => 'Gratulálunk, ennél jobb eredményt nem lehet elérni!',
      () => 'Szép munka, minden kérdésre a legjobb választ adták!',
    ],
    thanks: [
      () => 'Köszönjük, hogy időt szántak a kérdőívre',
      () => 'Köszönjük a kérdőív iránti érdeklődésüket',
    ],
    ...answers,
  },
};
