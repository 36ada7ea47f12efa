import type { Language } from '../../../platform/http/languages.js';
import type { WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import { toConfigurationSheets } from './configuration-workbook.js';
import type { WorkbookSource } from './configuration-rows.js';
import { exampleSection } from './example-questions.js';
import { toSourceSheet } from './workbook-source.js';
import { inWords } from './workbook-words.js';

/** The guide's sheet: its name, and its lines. Names of sheets, columns and values stand in braces. */
const GUIDE: Record<Language, [name: string, lines: string[]]> = {
  hu: [
    'Útmutató',
    [
      'Így töltheti ki a munkafüzetet',
      'Az oszlopokat a fejlécük alapján ismeri fel a program: sorrendjük tetszőleges, nevüket azonban hagyja változatlanul. Angol és román fejléccel is felismerjük őket.',
      'Amit a fájl nem tartalmaz, az a kérdőívben úgy marad, ahogy van; törölni csak a program felületén lehet.',
      'Ha bármelyik sor hibás, semmit sem veszünk át a fájlból, hanem felsoroljuk a hibás cellákat.',
      '{Sections}: soronként egy szakasz. {include}: beleszámítson-e az értékelésbe ({yes} vagy {no}).',
      '{Questions}: soronként egy kérdés. A {questionId} új kérdésnél maradjon üres; meglévőnél ne változtassa meg.',
      '{kind}: {single} = csak egy jelölhető meg; {multiple} = több is; {text} = saját szavakkal válaszolnak, és ez nem ér pontot.',
      '{required}: {yes}, ha az itteni online űrlapot csak akkor lehet beküldeni, ha erre a kérdésre is válaszoltak. Üresen: {no}.',
      '{pointValue}: a kérdés pontszáma. Ha a válaszok pontot érnek, ebből a pontszámból lesz, ezért nem kell kitölteni.',
      '{correctAnswer}: a helyes válasz olyan kérdésnél, amelynek a válaszai nem érnek pontot. Üresen: az „igen”.',
      '{weight}: minél nagyobb, annál előrébb kerül, amit a kérdéshez tanácsolunk.',
      '{effort}: mennyi munka megtenni, amit a kérdéshez tanácsolunk: {small}, {medium} vagy {large}. Üresen: {medium}.',
      '{priceNote}, {effortNote}: mennyibe kerül a termék, és mennyi munkával jár a bevezetése. Röviden, egyenként legfeljebb 120 karakterben.',
      '{Answers}: soronként egy válaszlehetőség. A kérdést a {questionId} vagy a {section} és a {questionText} azonosítja.',
      '{answer}: a válasz szövege, ahogyan a kitöltő látja. {points}: hány pontot ér (0 vagy nagyobb egész szám).',
      '{meaning}: mit árul el a válasz a rendelőről. Egy-két mondat, a rendelőnek címezve, amely mindenkire igaz, aki ezt választotta.',
      '{advice}: mit tegyen legközelebb az, aki ezt választotta. Üresen a kérdés {relatedTip} szövege jelenik meg.',
      '{exclusive}: {yes}, ha a válasz csak egyedül jelölhető meg, mint például az „Egyik sem”.',
      '{alsoAccepted}: más szövegek, amelyek ugyanezt a választ jelentik, | jellel elválasztva.',
    ],
  ],
  en: [
    'Guide',
    [
      'How to fill in this workbook',
      'Columns are recognised by their headers: their order does not matter, but please leave their names as they are. Hungarian and Romanian names are recognised, too.',
      'What the file leaves out stays in the questionnaire as it is; you can only delete in the application itself.',
      'If any row is wrong, nothing is taken from the file, and the wrong cells are listed.',
      '{Sections}: one section per row. {include}: whether it counts in the evaluation ({yes} or {no}).',
      '{Questions}: one question per row. Leave {questionId} blank for a new question; do not change that of an existing one.',
      '{kind}: {single} = only one can be chosen; {multiple} = several can; {text} = answered in one’s own words, without points.',
      '{required}: {yes} if the online form here can only be sent in once this question is answered. Blank: {no}.',
      '{pointValue}: what the question is worth. Where its answers carry points it is taken from these, so there is no need to fill it in.',
      '{correctAnswer}: the right answer to a question whose answers carry no points. Blank: a "yes".',
      '{weight}: the higher it is, the earlier the advice on this question is given.',
      '{effort}: how much work it is to do what the question suggests: {small}, {medium} or {large}. Blank: {medium}.',
      '{priceNote}, {effortNote}: what the product costs and what it takes to bring in. Briefly: 120 characters each at most.',
      '{Answers}: one possible answer per row. The question is told by its {questionId}, or by {section} and {questionText}.',
      '{answer}: the text that people choose. {points}: what it is worth (a whole number, 0 or more).',
      '{meaning}: what the answer says about a clinic. One or two sentences addressed to it, true for every clinic that chose it.',
      '{advice}: what to do next for those who chose it. Blank: the question’s {relatedTip} is given.',
      '{exclusive}: {yes} if the answer can only be chosen alone, such as "None of these".',
      '{alsoAccepted}: other texts that mean this answer, separated by |.',
    ],
  ],
  ro: [
    'Ghid',
    [
      'Cum se completează acest registru',
      'Coloanele sunt recunoscute după antet: ordinea lor nu contează, dar vă rugăm să nu le schimbați numele. Sunt recunoscute și numele în maghiară și engleză.',
      'Ce lipsește din fișier rămâne neschimbat în chestionar; ștergerea este posibilă numai în aplicație.',
      'Dacă vreun rând este greșit, nu se preia nimic din fișier, iar celulele greșite sunt enumerate.',
      '{Sections}: câte o secțiune pe rând. {include}: dacă se ia în calcul la evaluare ({yes} sau {no}).',
      '{Questions}: câte o întrebare pe rând. Lăsați {questionId} gol la o întrebare nouă; la una existentă nu îl modificați.',
      '{kind}: {single} = se poate alege doar unul; {multiple} = se pot alege mai multe; {text} = se răspunde liber, fără puncte.',
      '{required}: {yes} dacă formularul online de aici poate fi trimis numai după ce s-a răspuns și la această întrebare. Gol: {no}.',
      '{pointValue}: punctajul întrebării. Dacă răspunsurile aduc puncte, el rezultă din acestea și nu trebuie completat.',
      '{correctAnswer}: răspunsul corect la o întrebare ale cărei răspunsuri nu aduc puncte. Gol: „da”.',
      '{weight}: cu cât este mai mare, cu atât recomandarea pentru această întrebare apare mai devreme.',
      '{effort}: câtă muncă cere ceea ce recomandă întrebarea: {small}, {medium} sau {large}. Gol: {medium}.',
      '{priceNote}, {effortNote}: cât costă produsul și câtă muncă cere introducerea lui. Pe scurt: cel mult 120 de caractere fiecare.',
      '{Answers}: câte un răspuns posibil pe rând. Întrebarea este identificată prin {questionId} sau prin {section} și {questionText}.',
      '{answer}: textul pe care îl vede cel care completează. {points}: câte puncte aduce (număr întreg, cel puțin 0).',
      '{meaning}: ce spune răspunsul despre clinică. Una-două propoziții adresate clinicii, adevărate pentru oricine l-a ales.',
      '{advice}: ce ar trebui să facă în continuare cine l-a ales. Gol: se afișează {relatedTip} al întrebării.',
      '{exclusive}: {yes} dacă răspunsul poate fi ales doar singur, de exemplu „Niciuna dintre acestea”.',
      '{alsoAccepted}: alte texte care înseamnă același răspuns, separate prin |.',
    ],
  ],
};

/**
 * The configuration as it is downloaded: with a guide, which is ignored when the file comes back, and, while there are no
 * questions, with examples of some (rules: configuration workbook).
 */
export function toGuidedSheets(
  sections: ScoredSection[],
  language: Language,
  source: WorkbookSource,
): WorkbookSheet[] {
  const [name, lines] = GUIDE[language];
  const isEmpty = sections.every(({ questions }) => questions.length === 0);
  return [
    ...toConfigurationSheets(isEmpty ? [...sections, exampleSection(language)] : sections, language),
    toSourceSheet(source, language),
    { name, columns: [130], rows: lines.map((line) => [inWords(line, language)]) },
  ];
}
