import type { AnswerWordings } from './phrases.js';
import type { Quotations } from './quote.js';

const questions = ({ list, isMany }: Quotations) => `${isMany ? 'întrebările' : 'întrebarea'} ${list}`;

/** Romanian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => clause,
    (clause) => `Din răspunsuri se vede că ${clause}`,
    (clause) => `Din ce ne-ați răspuns reiese că ${clause}`,
    (clause) => clause,
    (clause) => `După cum arată răspunsurile, ${clause}`,
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
    (clause) => `Un punct forte este că ${clause}`,
    (clause) => `Din fericire, ${clause}`,
  ],
  alsoThere: [
    (names) => `La aceasta se adaugă ${names}`,
    (names) => `Aveți și ${names}`,
    (names) => `Există și ${names}`,
  ],
  lacking: [(names) => `Mai aveți de adăugat ${names}`, (names) => `Ar mai rămâne de adăugat ${names}`],
  notTicked: [
    ({ list }) => `Dintre variantele date mai lipsește ${list}`,
    ({ list }) => `Dintre variantele date mai aveți de adăugat ${list}`,
  ],
  gained: [
    (quoted) => `Ați obținut toate punctele la ${questions(quoted)}`,
    (quoted) => `La ${questions(quoted)} ați dat răspunsul cu cele mai multe puncte`,
    (quoted) => `Ați răspuns cât se poate de bine la ${questions(quoted)}`,
  ],
  pointsMissing: [
    (quoted) => `Mai aveți de lucru la ${questions(quoted)}`,
    (quoted) => `La ${questions(quoted)} este loc de mai bine`,
    (quoted) => `Ați pierdut puncte la ${questions(quoted)}`,
  ],
  pointsMissingStill: [
    (quoted) => `Mai aveți însă de lucru la ${questions(quoted)}`,
    (quoted) => `La ${questions(quoted)} este totuși loc de mai bine`,
    (quoted) => `În schimb, ați pierdut puncte la ${questions(quoted)}`,
  ],
  open: [
    (quoted) => `Dacă răspundeți și la ${questions(quoted)}, imaginea va fi mai completă`,
    (quoted) =>
      `${quoted.isMany ? 'Au' : 'A'} rămas fără răspuns ${questions(quoted)}, așa că acolo nu putem aprecia situația`,
    (quoted) =>
      `Cu ${quoted.isMany ? 'răspunsuri' : 'un răspuns'} la ${questions(quoted)} am putea spune mai multe despre acest domeniu`,
    (quoted) => `Rezultatul ar fi mai exact dacă ați răspunde și la ${questions(quoted)}`,
  ],
  unreadable: [
    (quoted) =>
      quoted.isMany
        ? `Răspunsurile dumneavoastră la ${questions(quoted)} nu se potrivesc cu nicio variantă, așa că deocamdată nu le putem lua în calcul`
        : `Răspunsul dumneavoastră la ${questions(quoted)} nu se potrivește cu nicio variantă, așa că deocamdată nu îl putem lua în calcul`,
    (quoted) =>
      `La ${questions(quoted)} ați răspuns cu propriile cuvinte, pe care nu le-am putut lega de nicio variantă`,
    (quoted) =>
      `Dacă alegeți una dintre variante la ${questions(quoted)}, putem ține cont și de ${quoted.isMany ? 'aceste răspunsuri' : 'acest răspuns'}`,
  ],
  blankAll: [
    () => 'Numai din răspunsuri vă putem spune cu ce merită să începeți',
    () => 'Dacă răspundeți la întrebări, vă arătăm ce funcționează deja bine și cu ce merită să începeți',
    () => 'Fără răspunsuri, rezultatul nu spune nimic despre felul în care lucrați',
  ],
  blank: [
    () => 'Dacă răspundeți la întrebări, putem recomanda pași și pentru acest domeniu',
    () => 'După ce primim răspunsurile, vă arătăm și aici cu ce merită să începeți',
    () => 'Fără răspunsuri nu putem evalua acest domeniu',
    () => 'Am putea spune mai multe despre acest domeniu dacă ați răspunde la întrebările lui',
    () => 'Și acest domeniu poate fi evaluat de îndată ce avem răspunsurile',
    () => 'Numai răspunsurile pot arăta ce funcționează aici și ce mai lipsește',
  ],
};
