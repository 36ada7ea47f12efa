import { answers } from './hu-answers.js';
import type { Phrases } from './phrases.js';

/** The article of a quoted name: 'az' before a vowel, and before letters whose name begins with one ('az SMS'). */
export function articleOf(quoted: string): string {
  const [first = ''] = /[\p{L}\p{N}-]+/u.exec(quoted) ?? [];
  const isAcronym = /^\p{Lu}{2,}(?![\p{Ll}])/u.test(first);
  return (isAcronym ? /^[AÁEÉFIÍLMNOÓÖŐRSUÚÜŰXY]/u : /^[aáeéiíoóöőuúüű]/iu).test(first) ? 'az' : 'a';
}

const the = (quoted: string) => `${articleOf(quoted)} ${quoted}`;
/** A condition follows a colon: 'Első lépésként ezt tegyék: ha van honlapjuk, nyissák meg …'. */
const doing = (lead: string, clause: string, isIf: boolean) =>
  isIf ? `${lead} ezt tegyék: ${clause}` : `${lead} ${clause}`;

/** Hungarian: formal, addressed to the clinic as 'Önök'. No suffix touches a name, a quotation or a number. */
export const hu: Phrases = {
  marks: { open: '„', close: '”', innerOpen: '»', innerClose: '«' },
  and: 'és',
  points: (score, max) => `${score}/${max} pont`,
  here: 'ezen a területen ',
  share: {
    most: '; már csak kevés pont hiányzik',
    large: '; a pontok nagy része megvan',
  },
  complete: 'pótolják azt, ami a felsoroltak közül még hiányzik',
  capital: /^Ön(?:ök|nek|nél|től|re|höz|t|é|$)/u,
  condition: /^(?:ha|amíg|amikor|amennyiben|hogy)$/iu,
  wordings: {
    earned: [
      (at, r, share) => `${at}${r.max} pontból ${r.score} pontot értek el (${r.percent})${share}`,
      (at, r, share) =>
        `${at === '' ? '' : 'itt '}${r.percent} az eredményük (${r.max} pontból ${r.score})${share}`,
      (at, r, share) =>
        `${at}${r.score} pontot szereztek a lehetséges ${r.max} pontból (${r.percent})${share}`,
      (at, r, share) => `a lehetséges ${r.max} pontból ${at}${r.score} pont az Önöké (${r.percent})${share}`,
      (at, r, share) => `${at}${r.percent} az eredményük, vagyis ${r.max} pontból ${r.score}${share}`,
    ],
    full: [
      (at, r) => `${at}minden pontot megszereztek (${r.points})`,
      (at, r) => `${at === '' ? '' : 'itt '}hiánytalan az eredményük (${r.points})`,
      (at, r) => `${at}a lehető legjobb eredményt érték el (${r.points})`,
      (at, r) => `${at}semmi sem hiányzik a pontokból (${r.points})`,
    ],
    zero: [
      (at, r) => `${at}egyelőre nincs pontjuk (${r.points})`,
      (at, r) => `az eredményük ${at}egyelőre ${r.points}`,
      (at, r) => `${at}még az út elején járnak (${r.points})`,
      (at, r) => `${at}még a kezdés előtt állnak (${r.points})`,
    ],
    unanswered: [
      (at, r) =>
        `${at}a pontozott kérdésekre nem érkezett válasz, ezért az eredmény ${r.points} (${r.percent})`,
      (at, r) =>
        `${at}az eredmény ${r.points} (${r.percent}), mert a pontozott kérdésekre nem érkezett válasz`,
    ],
    nothingToScore: [
      () =>
        'Ebben a felmérésben jelenleg nincs pontozott kérdés, ezért összesített eredményt sem tudunk adni',
    ],
    strongest: [
      (area) => `Legerősebb területük ${the(area)}`,
      (area) => `A legtöbbre ${the(area)} területén jutottak`,
      (area) => `Leginkább ${the(area)} területére építhetnek`,
    ],
    strongestAs: [
      (area, clause) => `Legerősebb területük ${the(area)}, hiszen ${clause}`,
      (area, clause) => `A legtöbbre ${the(area)} területén jutottak, hiszen ${clause}`,
      (area, clause) => `Leginkább ${the(area)} területére építhetnek, mert ${clause}`,
      (area, clause) => `Jó alapot ad ${the(area)} területe, mert ${clause}`,
    ],
    strongestAreas: [
      (list) => `Egyformán jól állnak ezeken a területeken: ${list}`,
      (list) => `A legjobb eredményt egyszerre több területen érték el, ezek a következők: ${list}`,
      (list) => `Több területük is egyformán erős: ${list}`,
    ],
    highest: [
      (list, isMany) =>
        isMany
          ? `Eddig ezeken a területeken jutottak a legtovább: ${list}`
          : `Eddig ${the(list)} területén jutottak a legtovább`,
      (list, isMany) =>
        isMany
          ? `Arányaiban ezek a területek állnak a legjobban: ${list}`
          : `Arányaiban ${the(list)} területe áll a legjobban`,
      (list, isMany) =>
        isMany
          ? `A pontok legnagyobb részét ezeken a területeken szerezték meg: ${list}`
          : `A legnagyobb arányban ${the(list)} területén vannak meg a pontok`,
    ],
    even: [
      () => `Az eredményük minden területen azonos`,
      () => `Egyik területük sem áll jobban a többinél, az eredmény mindenhol azonos`,
    ],
    mostOpen: [
      (area) => `A legtöbb pont ${the(area)} területén hiányzik`,
      (area) => `A legtöbb tennivaló ${the(area)} területén van`,
    ],
    first: [
      (area) => `Az első lépést ${the(area)} területén érdemes megtenni`,
      (area) => `Elsőként ${the(area)} területével foglalkozzanak`,
      (area) => `A teendők sorát ${the(area)} területén kezdjék`,
    ],
    firstAs: [
      (area, clause) => `Az első lépést ${the(area)} területén érdemes megtenni, mert ${clause}`,
      (area, clause) => `Elsőként ${the(area)} területével foglalkozzanak, hiszen ${clause}`,
      (area, clause) => `A teendők sorát ${the(area)} területén kezdjék, mert ${clause}`,
      (area, clause) => `Most ${the(area)} területére figyeljenek leginkább, mert ${clause}`,
    ],
    firstThere: [
      () => 'Az első lépés mégis ugyanitt következik',
      () => 'A legfontosabb lépés is erre a területre esik',
    ],
    firstThereAs: [
      (clause) => `Az első lépés mégis ugyanitt következik, mert ${clause}`,
      (clause) => `Ugyanezen a területen van a legfontosabb teendő is, mert ${clause}`,
      (clause) => `Mégis ugyanitt érdemes folytatni, hiszen ${clause}`,
    ],
    start: [
      (clause, isIf) => doing('Első lépésként', clause, isIf),
      (clause, isIf) => doing('Legelőször', clause, isIf),
      (clause, isIf) => doing('Kezdésként', clause, isIf),
      (clause, isIf) => doing('Mindenekelőtt', clause, isIf),
    ],
    step: [
      (clause) => `Az egész felmérés alapján ez az első teendőjük: ${clause}`,
      (clause) => `Minden más előtt ez a lépés következik: ${clause}`,
      (clause) => `Az első lépésük is erre a területre esik: ${clause}`,
      (clause) => `Az összes teendő közül ezzel kezdjék: ${clause}`,
    ],
    suggest: [
      (clause, isIf) => doing('Ezen a területen először', clause, isIf),
      (clause, isIf) => doing('Itt kezdésnek', clause, isIf),
      (clause, isIf) => doing('Amikor erre a területre kerül a sor,', clause, isIf),
      (clause, isIf) => doing('Hogy itt előrébb jussanak,', clause, isIf),
      (clause, isIf) => doing('Itt első körben', clause, isIf),
      (clause, isIf) => doing('Ha ezzel a területtel foglalkoznak, elsőként', clause, isIf),
    ],
    besides: [
      (clause) => `Emellett ${clause}`,
      (clause) => `Ezenkívül ${clause}`,
      (clause) => `Ha erre is jut idő, ${clause}`,
      (clause) => `És még egy javaslat ide: ${clause}`,
    ],
    begin: [
      (question) => `Itt érdemes újra átgondolni, mit válaszoltak erre: ${question}`,
      (question) => `Itt ehhez a válaszukhoz érdemes visszatérni: ${question}`,
      (question) => `Ezen a területen ezzel a kérdéssel foglalkozzanak először: ${question}`,
    ],
    product: [
      (name) => `Ehhez segítséget adhat ${the(name)}`,
      (name) => `Megoldásként szóba jöhet ${the(name)}`,
      (name) => `Ebben segíthet ${the(name)}`,
    ],
    wait: [
      () => 'A többi teendő addig várhat',
      () => 'Minden más ráér később',
      () => 'Amíg ez nincs kész, mással nem kell foglalkozniuk',
    ],
    waitFor: [
      (area) => `Ha ez megvan, ${the(area)} területén folytassák, a többi addig várhat`,
      (area) => `Ezután ${the(area)} területe következzen, minden más ráér`,
      (area) => `Utána ${the(area)} területén érdemes továbblépni, a többire később is lesz idő`,
      (area) => `Amint ezzel elkészültek, jöhet ${the(area)} területe, a többi teendő ráér`,
    ],
    fromZero: [
      () => 'Innen minden lépés látszani fog, és elég egyetlen dologgal kezdeni',
      () => 'Nem kell mindenbe egyszerre belefogniuk, most elég az első lépés',
      () => 'Ilyenkor a legjobb egyetlen teendőt kiválasztani, és azt végig is vinni',
    ],
    keepAll: [
      () =>
        'Most az a feladatuk, hogy ez így is maradjon: félévente válaszolják meg újra a kérdéseket, és nézzék meg, igaz-e még mindegyik válasz',
      () => 'A jó eredményt az őrzi meg, ha minden területnek van felelőse, aki szól, amikor valami változik',
      () =>
        'Ezt a szintet új munkatárs vagy új program érkezésekor a legkönnyebb elveszíteni, ezért ilyenkor nézzék át újra, mi hogyan működik',
    ],
    keep: [
      () => 'Itt most az a dolguk, hogy így is maradjon: legyen, aki félévente megnézi, minden a régi-e',
      () => 'Ezen a területen elég, ha a változásokat követik, új feladatot nem kell keresniük',
      () => 'Írják le, ki mit csinál itt, hogy egy új munkatárs is ugyanígy folytathassa',
      () => 'Tartsák meg, ami itt kialakult, és nevezzenek meg valakit, aki figyel rá',
      () => 'Ami itt működik, azt új program vagy új munkatárs érkezésekor ellenőrizzék újra',
      () => 'Itt a megszokott rend megtartása a feladat, ehhez évente egy közös átnézés is elég',
      () => 'Amit itt elértek, azt akkor őrzik meg a legbiztosabban, ha van egy kijelölt felelőse',
    ],
    goOn: [
      () => 'Nem kell mindent egyszerre megoldaniuk: egy lépés, egy felelős és egy határidő elég a kezdéshez',
      () => 'Nézzék át az eredményt munkatársaikkal, és döntsék el, ki lesz az első lépés felelőse',
      () => 'Haladjanak lépésről lépésre, és csak akkor kezdjenek újba, ha az előző már működik',
      () => 'Tegyék be a naptárba az első lépés napját, és mondják el a csapatnak, miért ezzel kezdik',
      () => 'Az első lépéshez elég egy ember és egy nap, a többi ráér, ha ez már megvan',
    ],
    openArea: [
      (area) => `Ha ${the(area)} területén nyitva hagyott kérdésre is válaszolnak, teljes lesz az eredmény`,
      (area) => `A teljes képhez már csak ${the(area)} területén hiányzik válasz`,
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
