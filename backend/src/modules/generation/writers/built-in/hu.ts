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
  share: {
    most: '; már csak kevés pont hiányzik',
    large: '; a pontok nagy része megvan',
  },
  complete: 'pótolják azt, ami a felsoroltak közül még hiányzik',
  capital: /^Ön(?:ök|nek|nél|től|re|höz|t|é|$)/u,
  condition: /^(?:ha|amíg|amikor|amennyiben|hogy)$/iu,
  wordings: {
    earned: [
      (r, share) => `A felmérésben ${r.max} pontból ${r.score} pontot értek el (${r.percent})${share}`,
      (r, share) =>
        `Az összesített eredményük ${r.percent} (${r.score} pont a lehetséges ${r.max} közül)${share}`,
      (r, share) => `Összesen ${r.score} pontot szereztek a lehetséges ${r.max} közül (${r.percent})${share}`,
      (r, share) => `A felmérés eredménye ${r.percent} (${r.score} pont, a maximum ${r.max})${share}`,
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
      (r) => `Itt ${r.score} pontjuk van a megszerezhető ${r.max} közül (${r.percent})`,
      (r) => `Ezen a területen ${r.max} pontból ${r.score} pontot értek el (${r.percent})`,
      (r) => `Az eredmény itt ${r.percent} (${r.score} pont, a maximum ${r.max})`,
      (r) => `Eddig ${r.score} pontot szereztek meg a lehetséges ${r.max} közül (${r.percent})`,
      (r) => `A terület ${r.max} pontjából ${r.score} van meg (${r.percent})`,
      (r) => `Pontszámuk itt ${r.score} pont, a maximum ${r.max} (${r.percent})`,
    ],
    fullHere: [
      (r) => `Itt minden pont megvan (${r.max} pont)`,
      (r) => `Ennél jobb eredmény itt nem érhető el (${r.max} pont)`,
      (r) => `Ezen a területen hiánytalan az eredmény (${r.max} pont)`,
      (r) => `A lehető legjobb az eredmény ezen a területen (${r.max} pont)`,
      (r) => `Minden elérhető pontot megszereztek (${r.max} pont)`,
      (r) => `Teljes a pontszámuk (${r.max} pont)`,
    ],
    zeroHere: [
      (r) => `Itt a lehetséges ${r.max} pontból még egy sincs meg`,
      (r) => `Ezen a területen egyelőre nincs pontjuk (a maximum ${r.max} pont)`,
      (r) => `Egyelőre nincs itt pontjuk a megszerezhető ${r.max} közül`,
      (r) => `A terület ${r.max} pontjából még nem szereztek meg egyet sem`,
      (r) => `Pontot itt eddig nem szereztek (a maximum ${r.max} pont)`,
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
      (area) => `Legerősebb területük ${the(area)}`,
      (area) => `A legtöbbre ${the(area)} területén jutottak`,
      (area) => `Leginkább ${the(area)} területére építhetnek`,
    ],
    strongestAs: [
      (area, clause) => `Legerősebb területük ${the(area)}: ${clause}`,
      (area, clause) => `A legtöbbre ${the(area)} területén jutottak: ${clause}`,
      (area, clause) => `Leginkább ${the(area)} területére építhetnek: ${clause}`,
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
          ? `Viszonylag ezek a területek állnak a legjobban: ${list}`
          : `Viszonylag a legjobban ${the(list)} területe áll`,
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
      (area, clause) => `Az első lépést ${the(area)} területén érdemes megtenni: ${clause}`,
      (area, clause) => `Elsőként ${the(area)} területével foglalkozzanak: ${clause}`,
      (area, clause) => `Most ${the(area)} területére figyeljenek leginkább: ${clause}`,
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
      (clause, isIf) => doing('Itt elsőként', clause, isIf),
      (clause, isIf) => doing('Amikor ez a terület következik,', clause, isIf),
      (clause) => `Ezen a területen ezt érdemes először megtenni: ${clause}`,
      (clause) => `Előrelépni itt elsősorban így lehet: ${clause}`,
      (clause, isIf) => doing('Ha ezzel a területtel foglalkoznak, elsőként', clause, isIf),
      (clause) => `Az itteni lépések közül ezt vegyék előre: ${clause}`,
    ],
    suggestRest: [
      (clause, isIf) => doing('A hiányzó részhez', clause, isIf),
      (clause, isIf) => doing('Hogy itt a többi is meglegyen,', clause, isIf),
      (clause) => `Itt már csak finomítani kell: ${clause}`,
      (clause) => `Ezen a területen ez a lépés van hátra: ${clause}`,
      (clause) => `A teljes eredményhez ez kell még: ${clause}`,
      (clause) => `Ami még hozzátehet az eredményhez: ${clause}`,
    ],
    besides: [
      (clause) => `Emellett ${clause}`,
      (clause) => `Ezenkívül ${clause}`,
      (clause) => `Ezzel együtt ${clause}`,
      (clause) => `Érdemes volna ezt is megtenniük: ${clause}`,
    ],
    begin: [
      (question) => `Itt érdemes újra átgondolni, mit válaszoltak erre: ${question}`,
      (question) => `Itt ehhez a válaszukhoz érdemes visszatérni: ${question}`,
      (question) => `Ezen a területen ezzel a kérdéssel foglalkozzanak először: ${question}`,
    ],
    product: [
      (name) => `Ebben segíthet ${the(name)}`,
      (name) => `Erre való ${the(name)}`,
      (name) => `Megkönnyítheti ezt ${the(name)}`,
      (name) => `Ha eszközt keresnek hozzá, szóba jöhet ${the(name)}`,
    ],
    wait: [() => 'A többi teendő addig várhat', () => 'Minden más ráér'],
    waitFor: [
      (area) => `Ha ez megvan, ${the(area)} területén folytassák, a többi addig várhat`,
      (area) => `Ezután ${the(area)} területe következzen, minden más ráér`,
      (area) => `Utána ${the(area)} területén érdemes továbblépni, a többire később is lesz idő`,
      (area) => `Amint ezzel elkészültek, jöhet ${the(area)} területe, a többi teendő ráér`,
    ],
    fromZero: [
      () => 'Nem kell mindenbe egyszerre belefogniuk, most elég az első lépés',
      () => 'Minden további lépés már látható változást hoz, és elég egyetlen dologgal kezdeni',
    ],
    keepAll: [
      () =>
        'Most az a feladatuk, hogy ez így is maradjon: félévente válaszolják meg újra a kérdéseket, és nézzék meg, igaz-e még mindegyik válasz',
      () => 'A jó eredményt az őrzi meg, ha minden területnek van felelőse, aki szól, amikor valami változik',
      () =>
        'Ezt a szintet új munkatárs vagy új program érkezésekor a legkönnyebb elveszíteni, ezért ilyenkor nézzék át újra, mi hogyan működik',
    ],
    keep: [
      () => 'Hogy ez így is maradjon, legyen, aki félévente megnézi, nem változott-e valami',
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
