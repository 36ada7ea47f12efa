import type { Phrases } from './phrases.js';
import type { Quotations } from './quote.js';

const within = (area: string | null) => (area === null ? '' : ` (domeniul ${area})`);
const questions = ({ list, isMany }: Quotations) => `${isMany ? 'întrebările' : 'întrebarea'} ${list}`;

/** Romanian asks for 'de' before a noun from 20 on, unless the last two digits are 01 to 19. */
function countOfPoints(count: number): string {
  const lastTwo = count % 100;
  if (count === 1) return '1 punct';
  return count === 0 || (lastTwo >= 1 && lastTwo <= 19) ? `${count} puncte` : `${count} de puncte`;
}

/** Romanian: formal, addressed to the clinic as 'dumneavoastră'. */
export const ro: Phrases = {
  marks: { open: '„', close: '”', innerOpen: '«', innerClose: '»' },
  and: 'și',
  points: (score, max) => `${score} din ${countOfPoints(max)}`,
  place: (area) => (area === null ? 'în acest domeniu ' : `în domeniul ${area} `),
  share: {
    most: '; mai lipsesc puține puncte',
    large: '; aveți deja cea mai mare parte a punctelor',
  },
  wordings: {
    earned: [
      (at, r, share) => `${at}ați obținut ${r.points} (${r.percent})${share}`,
      (at, r, share) => `${at}rezultatul este de ${r.percent}, adică ${r.points}${share}`,
      (at, r, share) => `${at}rezultatul este ${r.points} (${r.percent})${share}`,
    ],
    full: [
      (at, r) => `${at}ați obținut toate punctele posibile (${r.points}, ${r.percent})`,
      (at, r) => `${at}ați obținut punctajul maxim (${r.points}, ${r.percent})`,
    ],
    zero: [
      (at, r) => `${at}nu aveți încă puncte (${r.points})`,
      (at, r) => `${at}rezultatul este deocamdată ${r.points}`,
    ],
    unanswered: [
      (at, r) =>
        `${at}nu ați răspuns la întrebările cu punctaj, de aceea rezultatul este ${r.points} (${r.percent})`,
      (at, r) =>
        `${at}rezultatul este ${r.points} (${r.percent}), pentru că întrebările cu punctaj au rămas fără răspuns`,
    ],
    nothingToScore: [
      () =>
        'Chestionarul nu conține momentan întrebări cu punctaj, așa că nu putem prezenta un rezultat general',
    ],
    strongest: [
      (area, result, best) =>
        `Cel mai bine stați în domeniul ${area} (${result})${best === null ? '' : `, cu punctaj maxim la ${best}`}`,
      (area, result, best) =>
        `Cel mai bun rezultat este în domeniul ${area} (${result})${best === null ? '' : `, unde a adus punctaj maxim ${best}`}`,
    ],
    strongestAreas: [
      (list, percent) => `Cel mai bine stați în domeniile ${list} (fiecare cu ${percent})`,
      (list, percent) => `Cele mai bune rezultate sunt în domeniile ${list} (fiecare cu ${percent})`,
    ],
    highest: [
      (list, result, isMany) =>
        `Cel mai bine stați deocamdată în ${isMany ? 'domeniile' : 'domeniul'} ${list} (${isMany ? 'fiecare cu ' : ''}${result})`,
      (list, result, isMany) =>
        `Cel mai mult ați avansat până acum în ${isMany ? 'domeniile' : 'domeniul'} ${list} (${isMany ? 'fiecare cu ' : ''}${result})`,
    ],
    even: [
      (percent) => `Rezultatul este același în toate domeniile: ${percent}`,
      (percent) => `Fiecare domeniu are un rezultat de ${percent}`,
    ],
    mostOpen: [
      (area) => `Cele mai multe puncte vă lipsesc în domeniul ${area}`,
      (area) => `Cel mai mult loc de îmbunătățire aveți în domeniul ${area}`,
    ],
    first: [
      (area, question, isAnswered) =>
        !isAnswered
          ? `Clarificați mai întâi${within(area)} o întrebare rămasă fără răspuns: ${question}`
          : area === null
            ? `Primul pas privește întrebarea ${question}`
            : `Primul pas este în domeniul ${area} (întrebarea ${question})`,
      (area, question, isAnswered) =>
        !isAnswered
          ? `Începeți${within(area)} cu o întrebare la care nu ați răspuns: ${question}`
          : area === null
            ? `Începeți cu întrebarea ${question}`
            : `Începeți cu domeniul ${area} (întrebarea ${question})`,
    ],
    firstThere: [(question) => `Tot aici este și primul pas (întrebarea ${question})`],
    step: [(text) => `Primul pas: ${text}`, (text) => `Începeți așa: ${text}`],
    suggest: [
      (text) => `Vă recomandăm: ${text}`,
      (text) => `Vă sugerăm: ${text}`,
      (text) => `Ce puteți face: ${text}`,
    ],
    product: [(name) => `Vă poate ajuta soluția ${name}`, (name) => `Puteți lua în calcul și ${name}`],
    next: [(text) => `Apoi: ${text}`, (text) => `Următorul pas: ${text}`],
    certain: [(text) => `În orice caz: ${text}`, (text) => `De făcut în orice caz: ${text}`],
    begin: [
      (question, isAnswered) =>
        isAnswered
          ? `Aici merită revăzut răspunsul la întrebarea ${question}`
          : `Aici a rămas deschisă întrebarea ${question}`,
      (question, isAnswered) =>
        isAnswered
          ? `Aici merită să reveniți la răspunsul dat la întrebarea ${question}`
          : `Aici mai așteaptă un răspuns întrebarea ${question}`,
    ],
    stepIfOpen: [
      (question, text) =>
        `Nu ați răspuns la întrebarea ${question}; dacă aici mai este ceva de făcut, vă recomandăm: ${text}`,
      (question, text) =>
        `Întrebarea ${question} a rămas fără răspuns; dacă nu v-ați ocupat încă de acest lucru, vă recomandăm: ${text}`,
    ],
    stepIfBlank: [
      (question, text) => `Dacă la întrebarea ${question} mai este ceva de făcut, puteți începe așa: ${text}`,
      (question, text) =>
        `Dacă nu v-ați ocupat încă de ceea ce privește întrebarea ${question}, vă recomandăm: ${text}`,
    ],
    stepInPart: [
      (question, ticked, missing) =>
        `La întrebarea ${question} ați ales ${ticked}; mai puteți adăuga: ${missing}`,
      (question, ticked, missing) => `La întrebarea ${question} aveți deja ${ticked}; de adăugat: ${missing}`,
    ],
    gained: [
      (quoted) => `Punctajul este maxim la ${questions(quoted)}`,
      (quoted) => `Aveți toate punctele la ${questions(quoted)}`,
      (quoted) => `${quoted.isMany ? 'Au' : 'A'} adus punctaj maxim ${questions(quoted)}`,
    ],
    gap: [
      (text) => `Unde mai este loc de mai bine: ${text}`,
      (text) => `Aici mai este de lucru: ${text}`,
      (text) => `Ce ar mai fi de îmbunătățit: ${text}`,
    ],
    answered: [
      (question, answer) => `La întrebarea ${question} ați răspuns: ${answer}`,
      (question, answer) => `Răspunsul dumneavoastră la întrebarea ${question} a fost: ${answer}`,
    ],
    answeredInShort: [(question, answer) => `${question} – ${answer}`],
    tickedInPart: [
      (question, ticked, missing) => `La întrebarea ${question} ați ales ${ticked}, dar nu și ${missing}`,
      (question, ticked, missing) =>
        `Răspunsul dumneavoastră la întrebarea ${question} cuprinde ${ticked}, dar nu și ${missing}`,
    ],
    pointsMissing: [
      (quoted) => `Mai lipsesc puncte la ${questions(quoted)}`,
      (quoted) => `Nu ați obținut toate punctele la ${questions(quoted)}`,
    ],
    alsoMissing: [
      (quoted) => `Mai puteți câștiga puncte și la ${questions(quoted)}`,
      (quoted) => `Mai lipsesc puncte și la ${questions(quoted)}`,
    ],
    leftUnanswered: [
      (quoted) => `Nu ați răspuns la ${questions(quoted)}`,
      (quoted) => `${quoted.isMany ? 'Au' : 'A'} rămas fără răspuns ${questions(quoted)}`,
    ],
    alsoUnanswered: [
      (quoted) => `Nu ați răspuns nici la ${questions(quoted)}`,
      (quoted) => `Fără răspuns ${quoted.isMany ? 'au' : 'a'} rămas și ${questions(quoted)}`,
    ],
    goOn: [
      () => 'Nu trebuie să faceți totul deodată: un pas, un responsabil și un termen ajung pentru început',
      () => 'Parcurgeți rezultatul împreună cu echipa și hotărâți cine răspunde de primul pas',
      () => 'Luați lucrurile pe rând și încheiați un pas înainte de a-l începe pe următorul',
    ],
    openArea: [
      (area) => `Clarificați mai întâi ce a rămas fără răspuns în domeniul ${area}`,
      (area) => `Începeți cu întrebarea la care nu ați răspuns în domeniul ${area}`,
    ],
    congratulation: [
      () => 'Felicitări pentru punctajul maxim!',
      () => 'Felicitări, ați obținut tot ce se putea obține!',
    ],
    thanks: [
      () => 'Vă mulțumim că ați acordat timp completării chestionarului',
      () => 'Vă mulțumim pentru interesul față de acest chestionar',
    ],
  },
};
