import type { AnswerWordings } from './phrases.js';

/** Romanian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [(clause) => clause, (clause) => clause],
  contrast: [
    (clause) => `Totuși, ${clause}`,
    (clause) => `În schimb, ${clause}`,
    (clause) => `Pe de altă parte, ${clause}`,
  ],
  also: [
    (clause) => `În plus, ${clause}`,
    (clause) => clause,
    (clause) => `De asemenea, ${clause}`,
    (clause) => clause,
  ],
  good: [
    (clause) => `Este bine că ${clause}`,
    (clause) => clause,
    (clause) => `Vă ajută faptul că ${clause}`,
    (clause) => clause,
    (clause) => `Un punct forte este că ${clause}`,
    (clause) => clause,
  ],
  alsoThere: [(names) => `Se mai adaugă ${names}`, (names) => `Ați avut grijă și de ${names}`],
  lacking: [(names) => `Ar mai fi de adăugat ${names}`, (names) => `Mai puteți adăuga ${names}`],
  notTicked: [
    ({ list }) => `Dintre variantele date mai lipsește ${list}`,
    ({ list }) => `Dintre variantele date mai aveți de adăugat ${list}`,
  ],
  fullOf: [
    (full, all) =>
      `La ${full.alone} din cele ${all.before} întrebări de aici ați dat cel mai bun răspuns posibil`,
    (full, all) =>
      `La ${full.alone} dintre cele ${all.before} întrebări de aici răspunsul nu putea fi mai bun`,
    (full, all) => `Aici ați răspuns cât se poate de bine la ${full.alone} din cele ${all.before} întrebări`,
  ],
  noneLeft: [
    () => 'Deocamdată vă puteți concentra pe celelalte domenii',
    () => 'Aici este de ajuns să păstrați ce aveți',
    () => 'Pentru moment, aici nu trebuie schimbat nimic',
  ],
  gained: [
    ({ list }) => `Ați obținut toate punctele la întrebarea ${list}`,
    ({ list }) => `La întrebarea ${list} ați dat răspunsul cu cele mai multe puncte`,
    ({ list }) => `Ați răspuns cât se poate de bine la întrebarea ${list}`,
  ],
  pointsMissing: [
    ({ list }) => `Mai aveți de lucru la întrebarea ${list}`,
    ({ list }) => `La întrebarea ${list} este loc de mai bine`,
    ({ list }) => `Ați pierdut puncte la întrebarea ${list}`,
  ],
  open: [
    ({ list }) => `Dacă răspundeți și la întrebarea ${list}, imaginea va fi mai completă`,
    ({ list }) =>
      `A rămas fără răspuns întrebarea ${list}, de aceea nu vă putem da încă un sfat în privința ei`,
    ({ list }) => `Cu un răspuns la întrebarea ${list} am putea spune mai multe despre acest domeniu`,
    ({ list }) => `Rezultatul ar fi mai exact dacă ați răspunde și la întrebarea ${list}`,
  ],
  openMany: [
    (count) =>
      `Au rămas fără răspuns ${count.before} întrebări, de aceea nu vă putem sfătui încă în privința lor`,
    (count) => `Dacă răspundeți și la cele ${count.before} întrebări rămase, vă putem spune mai multe`,
    (count) => `Rezultatul ar fi mai exact dacă ați răspunde și la cele ${count.before} întrebări sărite`,
  ],
  unreadable: [
    ({ list }) =>
      `Răspunsul dumneavoastră la întrebarea ${list} nu se potrivește cu nicio variantă, așa că deocamdată nu îl putem lua în calcul`,
    ({ list }) =>
      `La întrebarea ${list} ați răspuns cu propriile cuvinte, pe care nu le-am putut lega de nicio variantă`,
    ({ list }) =>
      `Dacă alegeți una dintre variante la întrebarea ${list}, putem ține cont și de acest răspuns`,
  ],
  unreadableMany: [
    (count) =>
      `La ${count.before} întrebări ați răspuns cu propriile cuvinte, pe care nu le-am putut lega de nicio variantă`,
    (count) =>
      `Există ${count.before} răspunsuri care nu se potrivesc cu nicio variantă, așa că deocamdată nu le putem lua în calcul`,
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
