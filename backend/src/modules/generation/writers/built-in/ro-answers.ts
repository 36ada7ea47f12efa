import type { AnswerWordings, Where } from './phrases.js';

const placeOf = (where: Where) => {
  if (where === null) return '';
  return where === 'here' ? ' de aici' : ` din domeniul ${where.area}`;
};

/** Romanian: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  good: [(clause) => clause],
  notTicked: [
    ({ list }) => `Dintre variantele din chestionar nu ați bifat ${list}`,
    ({ list }) => `Dintre variantele din chestionar mai puteți adăuga ${list}`,
  ],
  fullOf: [
    (full, all) => `La ${full.alone} din cele ${all.before} întrebări de aici aveți toate punctele`,
    (full, all) => `La ${full.alone} din cele ${all.before} întrebări de aici răspunsul nu putea fi mai bun`,
    (full, all) => `Ați obținut toate punctele la ${full.alone} din cele ${all.before} întrebări de aici`,
  ],
  noneLeft: [
    () => 'Este un rezultat foarte bun, care merită păstrat',
    () => 'Felicitări, aici nu aveți acum nimic de schimbat',
    () =>
      'Ca să rămână așa, stabiliți cine reia de două ori pe an întrebările de aici și vede dacă s-a schimbat ceva în clinică',
  ],
  gained: [
    ({ list }) => `Ați obținut toate punctele la întrebarea ${list}`,
    ({ list }) => `La întrebarea ${list} aveți deja punctajul maxim`,
    ({ list }) => `La întrebarea ${list} nu aveți nimic de îmbunătățit`,
  ],
  pointsMissing: [
    ({ list }) => `Mai aveți de lucru la întrebarea ${list}`,
    ({ list }) => `La întrebarea ${list} este loc de mai bine`,
    ({ list }) => `Mai puteți câștiga puncte la întrebarea ${list}`,
  ],
  lostOn: [
    (question, answer) => `La întrebarea ${question} ați răspuns ${answer}`,
    (question, answer) => `Ați răspuns ${answer} la întrebarea ${question}`,
    (question, answer) => `La ${question} ați răspuns ${answer}`,
  ],
  notTickedAt: [
    (question, { list }) => `la întrebarea ${question} nu ați bifat ${list}`,
    (question, { list }) => `nu ați bifat ${list} la întrebarea ${question}`,
  ],
  open: [
    ({ list }) => `Dacă răspundeți și la întrebarea ${list}, imaginea va fi mai completă`,
    ({ list }) => `Dacă răspundeți și la întrebarea ${list}, vă putem da un sfat și despre ea`,
    ({ list }) => `Vă putem spune mai multe dacă răspundeți și la întrebarea ${list}`,
    ({ list }) => `Rezultatul ar fi mai exact dacă ați răspunde și la întrebarea ${list}`,
  ],
  openMany: [
    (count, where) =>
      `${count.before} întrebări${placeOf(where)} au rămas fără răspuns, așa că nu vă putem da încă sfaturi despre ele`,
    (count, where) =>
      `Dacă răspundeți și la cele ${count.before} întrebări rămase${placeOf(where)}, vă putem spune mai multe`,
    (count, where) =>
      `Rezultatul ar fi mai exact dacă ați răspunde și la cele ${count.before} întrebări rămase${placeOf(where)}`,
  ],
  unreadable: [
    ({ list }) =>
      `La întrebarea ${list} ați răspuns cu propriile cuvinte: alegeți și varianta cea mai apropiată, ca răspunsul să intre în punctaj`,
    ({ list }) =>
      `La întrebarea ${list} ați răspuns cu propriile cuvinte, iar răspunsul nu intră încă în punctaj`,
    ({ list }) =>
      `Dacă alegeți una dintre variante la întrebarea ${list}, putem ține cont și de acest răspuns`,
  ],
  unreadableMany: [
    (count, where) =>
      `La ${count.before} întrebări${placeOf(where)} ați răspuns cu propriile cuvinte, iar răspunsurile intră în punctaj numai dacă alegeți și varianta cea mai apropiată`,
    (count, where) =>
      `Dacă alegeți câte o variantă și la cele ${count.before} întrebări${placeOf(where)} la care ați scris cu propriile cuvinte, putem ține cont de aceste răspunsuri`,
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
