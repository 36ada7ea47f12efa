import type { AnswerWordings } from './phrases.js';
import type { Quotations } from './quote.js';

const questions = ({ list, isMany }: Quotations) => `${isMany ? 'întrebările' : 'întrebarea'} ${list}`;

/** Romanian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => clause,
    (clause) => `Din răspunsuri se vede că ${clause}`,
    (clause) => `Problema principală este că ${clause}`,
    (clause) => clause,
    (clause) => `Potrivit răspunsurilor, ${clause}`,
  ],
  contrast: [
    (clause) => `Totuși, ${clause}`,
    (clause) => `În schimb, ${clause}`,
    (clause) => `Pe de altă parte, ${clause}`,
  ],
  also: [(clause) => `În plus, ${clause}`, (clause) => `De asemenea, ${clause}`],
  good: [
    (clause) => `Este bine că ${clause}`,
    (clause) => `Vă ajută faptul că ${clause}`,
    (clause) => `Vă puteți baza pe faptul că ${clause}`,
    (clause) => `Merită remarcat că ${clause}`,
    (clause) => `Pe acest lucru vă puteți baza: ${clause}`,
  ],
  alsoThere: [
    (names) => `Există și ${names}`,
    (names) => `Aveți și ${names}`,
    (names) => `Este bine că există și ${names}`,
  ],
  lacking: [(names) => `Mai aveți de adăugat ${names}`, (names) => `Ar mai fi de adăugat ${names}`],
  notTicked: [
    ({ list }) => `Din listă mai lipsește: ${list}`,
    ({ list }) => `Din listă mai aveți de adăugat: ${list}`,
  ],
  gained: [
    (quoted) => `Ați obținut toate punctele la ${questions(quoted)}`,
    (quoted) => `La ${questions(quoted)} ați dat răspunsul cu cele mai multe puncte`,
    (quoted) => `Nu ați pierdut niciun punct la ${questions(quoted)}`,
  ],
  pointsMissing: [
    (quoted) => `Mai aveți de lucru la ${questions(quoted)}`,
    (quoted) => `La ${questions(quoted)} este loc de mai bine`,
    (quoted) => `Ați pierdut puncte la ${questions(quoted)}`,
  ],
  open: [
    (quoted) => `Dacă răspundeți și la ${questions(quoted)}, imaginea va fi mai completă`,
    (quoted) =>
      `${quoted.isMany ? 'Au' : 'A'} rămas fără răspuns ${questions(quoted)}, așa că acolo nu putem aprecia situația`,
    (quoted) =>
      `Cu ${quoted.isMany ? 'răspunsuri' : 'un răspuns'} la ${questions(quoted)} am putea spune mai multe despre acest domeniu`,
    (quoted) =>
      `Nu ați răspuns la ${questions(quoted)}; cu ${quoted.isMany ? 'aceste răspunsuri' : 'un răspuns'}, rezultatul ar fi mai exact`,
  ],
  unreadable: [
    (quoted) =>
      quoted.isMany
        ? `Răspunsurile dumneavoastră la ${questions(quoted)} nu au putut fi încadrate, de aceea deocamdată nu intră în calcul`
        : `Răspunsul dumneavoastră la ${questions(quoted)} nu a putut fi încadrat, de aceea deocamdată nu intră în calcul`,
    (quoted) => `La ${questions(quoted)} ați răspuns cu propriile cuvinte, pe care nu le-am putut încadra`,
    (quoted) =>
      `Dacă alegeți una dintre variante la ${questions(quoted)}, putem ține cont și de ${quoted.isMany ? 'aceste răspunsuri' : 'acest răspuns'}`,
  ],
  blankAll: [
    () => 'Cu ce merită început se poate spune numai din răspunsuri',
    () => 'Dacă răspundeți la întrebări, vă arătăm ce funcționează deja bine și cu ce merită început',
    () => 'Fără răspunsuri, rezultatul nu spune nimic despre felul în care lucrați',
  ],
  blank: [
    () => 'Dacă răspundeți la întrebări, putem recomanda pași și pentru acest domeniu',
    () => 'După ce primim răspunsurile, vă arătăm și aici cu ce merită început',
    () => 'Fără răspunsuri nu putem evalua acest domeniu',
    () => 'Am putea spune mai multe despre acest domeniu dacă ați răspunde la întrebările lui',
    () => 'Cu răspunsuri, și acest domeniu poate fi evaluat',
    () => 'Ce funcționează aici și ce nu se poate vedea numai din răspunsuri',
  ],
};
