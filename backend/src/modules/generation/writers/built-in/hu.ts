import type { Phrases } from './phrases.js';

const within = (area: string | null) => (area === null ? '' : ` (terület: ${area})`);

/** Hungarian: formal, addressed to the clinic as 'Önök'. No article or suffix touches a name, a quotation or a number. */
export const hu: Phrases = {
  marks: { open: '„', close: '”', innerOpen: '»', innerClose: '«' },
  and: 'és',
  points: (score, max) => `${score}/${max} pont`,
  place: (area) => (area === null ? 'ezen a területen ' : `${area}: `),
  share: {
    most: '; már csak kevés pont hiányzik',
    large: '; a pontok nagy része megvan',
  },
  wordings: {
    earned: [
      (at, r, share) => `${at}${r.max} pontból ${r.score} pontot értek el (${r.percent})${share}`,
      (at, r, share) => `${at}az eredményük ${r.percent} (${r.max} pontból ${r.score})${share}`,
      (at, r, share) =>
        `${at}${r.score} pontot szereztek a lehetséges ${r.max} pontból (${r.percent})${share}`,
    ],
    full: [
      (at, r) => `${at}minden pontot megszereztek (${r.points})`,
      (at, r) => `${at}hiánytalan az eredményük (${r.points})`,
    ],
    zero: [
      (at, r) => `${at}egyelőre nincs pontjuk (${r.points})`,
      (at, r) => `${at}az eredményük egyelőre ${r.points}`,
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
      (area, result, best) =>
        `Legerősebb területük: ${area} (${result})${best === null ? '' : `; itt maximális pontot ért: ${best}`}`,
      (area, result, best) =>
        `A legjobb eredmény itt született: ${area} (${result})${best === null ? '' : `; maximális pontot ért: ${best}`}`,
    ],
    strongestAreas: [
      (list, percent) => `Legerősebb területeik: ${list} (mindegyik ${percent})`,
      (list, percent) => `A legjobb eredmények itt születtek: ${list} (mindegyik ${percent})`,
    ],
    highest: [
      (list, result, isMany) =>
        `Arányaiban itt szerezték a legtöbb pontot: ${list} (${isMany ? 'mindegyik ' : ''}${result})`,
      (list, result, isMany) =>
        `Eddig itt jutottak a legtovább: ${list} (${isMany ? 'mindegyik ' : ''}${result})`,
    ],
    even: [
      (percent) => `Az eredmény minden területen azonos: ${percent}`,
      (percent) => `Minden területen ${percent} az eredmény`,
    ],
    mostOpen: [
      (area) => `A legtöbb pont itt hiányzik: ${area}`,
      (area) => `Itt van a legtöbb tennivaló: ${area}`,
    ],
    first: [
      (area, question, isAnswered) =>
        !isAnswered
          ? `Először ezt a kérdést válaszolják meg${within(area)}: ${question}`
          : area === null
            ? `Az első lépés ehhez a kérdéshez tartozik: ${question}`
            : `Elsőként ezzel a területtel foglalkozzanak: ${area} (kérdés: ${question})`,
      (area, question, isAnswered) =>
        !isAnswered
          ? `Elsőként ezt a megválaszolatlan kérdést tisztázzák${within(area)}: ${question}`
          : area === null
            ? `Kezdjék ezzel a kérdéssel: ${question}`
            : `Ezen a területen kezdjék: ${area} (kérdés: ${question})`,
    ],
    firstThere: [(question) => `Az első lépés is ehhez a területhez tartozik (kérdés: ${question})`],
    step: [(text) => `Az első lépés: ${text}`, (text) => `Ezzel kezdjék: ${text}`],
    suggest: [
      (text) => `Javaslatunk: ${text}`,
      (text) => `Ezt tanácsoljuk: ${text}`,
      (text) => `Amit tehetnek: ${text}`,
    ],
    product: [(name) => `Szóba jöhet hozzá: ${name}`, (name) => `Ebben segíthet: ${name}`],
    next: [(text) => `Utána: ${text}`, (text) => `A következő teendő: ${text}`],
    certain: [
      (text) => `Ettől függetlenül is van teendő: ${text}`,
      (text) => `Ezt mindenképpen érdemes megtenni: ${text}`,
    ],
    begin: [
      (question, isAnswered) =>
        isAnswered
          ? `Itt érdemes újra megnézni, mit válaszoltak erre: ${question}`
          : `Itt ez a kérdés vár még válaszra: ${question}`,
      (question, isAnswered) =>
        isAnswered
          ? `Itt ehhez a válaszukhoz érdemes visszatérni: ${question}`
          : `Itt ez a kérdés maradt nyitva: ${question}`,
    ],
    stepIfOpen: [
      (question, text) =>
        `Üresen maradt ez a kérdés: ${question} – ha itt van még tennivalójuk, ezt javasoljuk: ${text}`,
      (question, text) =>
        `Erre a kérdésre nem válaszoltak: ${question} – ha van itt még teendő, ezt tanácsoljuk: ${text}`,
    ],
    stepIfBlank: [
      (question, text) => `${question} – ha itt van még tennivalójuk, ezt javasoljuk: ${text}`,
      (question, text) => `${question} – ha van itt még teendő, kezdjék így: ${text}`,
    ],
    stepInPart: [
      (question, ticked, missing) =>
        `${question} – megjelölték: ${ticked}; érdemes ezzel kiegészíteni: ${missing}`,
      (question, ticked, missing) => `${question} – ez már megvan: ${ticked}; ez még hiányzik: ${missing}`,
    ],
    gained: [
      ({ list }) => `Maximális pontot ért: ${list}`,
      ({ list, isMany }) => `Minden pontot megkaptak ${isMany ? 'ezekre' : 'erre'}: ${list}`,
      ({ list }) => `Itt minden pont megvan: ${list}`,
    ],
    gap: [
      (text) => `Itt van még tennivaló: ${text}`,
      (text) => `Ezen még javíthatnak: ${text}`,
      (text) => `Itt érdemes még előrelépni: ${text}`,
    ],
    answered: [
      (question, answer) => `${question} – erre azt válaszolták: ${answer}`,
      (question, answer) => `${question} – erre ezt a választ adták: ${answer}`,
    ],
    answeredInShort: [(question, answer) => `${question} – ${answer}`],
    tickedInPart: [
      (question, ticked, missing) => `${question} – ezt jelölték meg: ${ticked}; ezt nem: ${missing}`,
      (question, ticked, missing) => `${question} – megvan: ${ticked}; még hiányzik: ${missing}`,
    ],
    pointsMissing: [
      ({ list }) => `Nem ért maximális pontot: ${list}`,
      ({ list }) => `Maradt még megszerezhető pont: ${list}`,
    ],
    alsoMissing: [
      ({ list, isMany }) =>
        `${isMany ? 'Ezeknél a kérdéseknél' : 'Ennél a kérdésnél'} is szerezhető még pont: ${list}`,
      ({ list }) => `Itt is szerezhető még pont: ${list}`,
    ],
    leftUnanswered: [
      ({ list, isMany }) =>
        `Nem érkezett válasz ${isMany ? 'ezekre a kérdésekre' : 'erre a kérdésre'}: ${list}`,
      ({ list, isMany }) =>
        `Válasz nélkül ${isMany ? 'maradtak ezek a kérdések' : 'maradt ez a kérdés'}: ${list}`,
    ],
    alsoUnanswered: [
      ({ list, isMany }) => `${isMany ? 'Ezekre a kérdésekre' : 'Erre a kérdésre'} sem válaszoltak: ${list}`,
      ({ list }) => `Szintén válasz nélkül maradt: ${list}`,
    ],
    goOn: [
      () => 'Nem kell mindent egyszerre megoldaniuk: egy lépés, egy felelős és egy határidő elég a kezdéshez',
      () => 'Nézzék át az eredményt munkatársaikkal, és döntsék el, ki lesz az első lépés felelőse',
      () => 'Haladjanak lépésről lépésre, és egyszerre csak egy dologba fogjanak bele',
    ],
    openArea: [
      (area) => `Először pótolják a hiányzó választ ezen a területen: ${area}`,
      (area) => `Először azt tisztázzák, ami ezen a területen válasz nélkül maradt: ${area}`,
    ],
    congratulation: [
      () => 'Gratulálunk a hiánytalan eredményhez!',
      () => 'Gratulálunk, ennél jobb eredményt nem lehet elérni!',
    ],
    thanks: [
      () => 'Köszönjük, hogy időt szántak a kérdőívre',
      () => 'Köszönjük a kérdőív iránti érdeklődésüket',
    ],
  },
};
