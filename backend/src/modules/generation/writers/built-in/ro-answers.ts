import type { AnswerWordings } from './phrases.js';
import type { Quotations } from './quote.js';

const questions = ({ list, isMany }: Quotations) => `${isMany ? 'întrebările' : 'întrebarea'} ${list}`;

/** Romanian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => `Iese în evidență faptul că ${clause}`,
    (clause) => `Răspunsurile arată mai ales că ${clause}`,
    (clause) => `Din răspunsuri reiese că ${clause}`,
    (clause) => `Aici contează mai ales faptul că ${clause}`,
  ],
  contrast: [
    (clause) => `Pe de altă parte, ${clause}`,
    (clause) => `În același timp, ${clause}`,
    (clause) => `Totuși, ${clause}`,
    (clause) => `Rămâne însă ceva de făcut: ${clause}`,
  ],
  also: [
    (clause) => `În plus, ${clause}`,
    (clause) => `La aceasta se adaugă faptul că ${clause}`,
    (clause) => `De asemenea, ${clause}`,
    (clause) => `Ne-ați mai spus că ${clause}`,
    (clause) => `Pe lângă aceasta, ${clause}`,
  ],
  good: [
    (clause) => `Este un bun punct de plecare faptul că ${clause}`,
    (clause) => `Vă ajută faptul că ${clause}`,
    (clause) => `Un lucru bun este că ${clause}`,
    (clause) => `Vă puteți sprijini pe faptul că ${clause}`,
  ],
  allTicked: [
    (clause) => `${clause}; și celelalte variante din aceeași întrebare sunt bifate`,
    (clause) => `${clause}; la această întrebare ați bifat și tot restul`,
  ],
  someTicked: [
    (clause, { list }) => `${clause}; din listă nu ați bifat încă ${list}`,
    (clause, { list }) => `${clause}, dar răspunsul nu cuprinde încă ${list}`,
    (clause, { list }) => `${clause}, însă din răspuns lipsește ${list}`,
  ],
  gained: [
    (quoted) => `Punctajul este maxim la ${questions(quoted)}`,
    (quoted) => `Aveți toate punctele la ${questions(quoted)}`,
    (quoted) => `Ați dat cel mai bun răspuns la ${questions(quoted)}`,
  ],
  pointsMissing: [
    (quoted) => `Mai lipsesc puncte la ${questions(quoted)}`,
    (quoted) => `Nu ați obținut toate punctele la ${questions(quoted)}`,
    (quoted) => `Mai este loc de mai bine la ${questions(quoted)}`,
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
        ? `Răspunsurile dumneavoastră la ${questions(quoted)} nu au putut fi asociate cu variantele date, de aceea deocamdată nu se numără`
        : `Răspunsul dumneavoastră la ${questions(quoted)} nu a putut fi asociat cu variantele date, de aceea deocamdată nu se numără`,
    (quoted) =>
      `La ${questions(quoted)} ați răspuns cu propriile cuvinte, pe care nu le-am putut asocia cu variantele date`,
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
