import type { AnswerWordings } from './phrases.js';
import type { Quotations } from './quote.js';

const questions = ({ list, isMany }: Quotations) => `${isMany ? 'întrebările' : 'întrebarea'} ${list}`;

/** Romanian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => `Din răspunsuri se vede că ${clause}`,
    (clause) => `Punctul slab este că ${clause}`,
    (clause) => `Răspunsurile arată mai ales că ${clause}`,
    (clause) => `Cel mai important de știut este că ${clause}`,
    (clause) => `Reiese din răspunsuri că ${clause}`,
  ],
  contrast: [
    (clause) => `În schimb, ${clause}`,
    (clause) => `Mai rămâne un lucru de rezolvat: ${clause}`,
    (clause) => `Pe de altă parte, ${clause}`,
    (clause) => `Rămâne însă ceva de făcut: ${clause}`,
  ],
  also: [
    (clause) => `În plus, ${clause}`,
    (clause) => `De asemenea, ${clause}`,
    (clause) => `Ne-ați mai spus că ${clause}`,
    (clause) => `Tot aici, ${clause}`,
  ],
  good: [
    (clause) => `Un plus este că ${clause}`,
    (clause) => `Se vede bine că ${clause}`,
    (clause) => `Un lucru bun este că ${clause}`,
    (clause) => `Apreciem că ${clause}`,
    (clause) => `Vă ajută că ${clause}`,
  ],
  allTicked: [
    (clause) => `${clause}; și tot ce mai ține de aceasta este rezolvat`,
    (clause) => `${clause}; restul condițiilor este de asemenea îndeplinit`,
  ],
  someTicked: [
    (clause, { list }) => `${clause}, dar nu ați marcat ${list}`,
    (clause, { list }) => `${clause}; mai rămâne de adăugat ${list}`,
  ],
  gained: [
    (quoted) => `Stați bine la ${questions(quoted)}`,
    (quoted) => `Ați dat cel mai bun răspuns la ${questions(quoted)}`,
    (quoted) => `Nu este nimic de îndreptat la ${questions(quoted)}`,
    (quoted) => `Totul este în ordine la ${questions(quoted)}`,
  ],
  pointsMissing: [
    (quoted) => `Este loc de mai bine la ${questions(quoted)}`,
    (quoted) => `Mai aveți de lucru la ${questions(quoted)}`,
    (quoted) => `Rezultatul este scăzut aici de ${questions(quoted)}`,
    (quoted) => `Ați pierdut puncte la ${questions(quoted)}`,
  ],
  open: [
    (quoted) => `Dacă răspundeți și la ${questions(quoted)}, imaginea va fi mai completă`,
    (quoted) =>
      `${quoted.isMany ? 'Au' : 'A'} rămas fără răspuns ${questions(quoted)}, așa că nu știm cum stați acolo`,
    (quoted) =>
      `Cu ${quoted.isMany ? 'răspunsuri' : 'un răspuns'} la ${questions(quoted)} am putea recomanda și aici un pas`,
    (quoted) =>
      `Nu ați răspuns la ${questions(quoted)}; cu ${quoted.isMany ? 'aceste răspunsuri' : 'un răspuns'}, rezultatul ar fi mai exact`,
  ],
  unreadable: [
    (quoted) =>
      quoted.isMany
        ? `Răspunsurile dumneavoastră la ${questions(quoted)} nu au putut fi încadrate, de aceea deocamdată nu se numără`
        : `Răspunsul dumneavoastră la ${questions(quoted)} nu a putut fi încadrat, de aceea deocamdată nu se numără`,
    (quoted) => `La ${questions(quoted)} ați răspuns cu propriile cuvinte, pe care nu le-am putut încadra`,
    (quoted) =>
      `Dacă alegeți una dintre variante la ${questions(quoted)}, putem ține cont și de ${quoted.isMany ? 'aceste răspunsuri' : 'acest răspuns'}`,
    (quoted) => `Pentru că ați răspuns liber la ${questions(quoted)}, acolo nu se numără încă nimic`,
  ],
  blankAll: [
    () => 'Cu ce merită început se poate spune numai din răspunsuri',
    () => 'Dacă răspundeți la întrebări, vă arătăm ce funcționează deja bine și cu ce merită început',
    () => 'Fără răspunsuri, rezultatul nu spune nimic despre felul în care lucrați',
  ],
  blank: [
    () => 'Dacă răspundeți la întrebări, putem recomanda pași și pentru acest domeniu',
    () => 'După ce primim răspunsurile, vă arătăm și aici cu ce merită început',
    () => 'Fără răspunsuri nu putem spune cum stați în acest domeniu',
    () => 'Am putea spune mai multe despre acest domeniu dacă ați răspunde la întrebările lui',
    () => 'Cu răspunsuri, și acest domeniu poate fi evaluat',
    () => 'Ce funcționează aici și ce nu se poate vedea numai din răspunsuri',
  ],
};
