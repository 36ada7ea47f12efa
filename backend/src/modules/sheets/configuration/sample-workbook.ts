import { type Language } from '../../../platform/http/languages.js';
import {
  type Cell,
  type Choices,
  WORKBOOK_LIMITS,
  type WorkbookSheet,
} from '../../../platform/workbooks/workbook.types.js';
import { CONTACT_LABELS, type ContactField } from '../../responses/intake/contact-columns.js';
import { type ResponseQuestion } from '../responses/response-columns.js';

const CONTACT_FIELDS: ContactField[] = ['timestamp', 'clientName', 'clientEmail', 'clinicName'];

const SHEET_NAMES: Record<Language, [responses: string, help: string]> = {
  hu: ['Kitöltések', 'Útmutató'],
  en: ['Responses', 'Help'],
  ro: ['Răspunsuri', 'Ajutor'],
};

const HELP: Record<Language, string[]> = {
  hu: [
    'Így töltheti ki a munkafüzetet',
    'A „Kitöltések” munkalap harmadik sorától minden sor egy kitöltés.',
    'Az első két sort kérjük, hagyja változatlanul: az elsőből ismeri fel a program, melyik oszlop melyik kérdéshez tartozik.',
    'Az e-mail-cím kötelező, és egy cellában csak egy cím állhat.',
    'Az időbélyeg a kitöltés napja és időpontja, például 2026. 03. 02. 9:14:22. Ha nem tudja, hagyja üresen.',
    'A választható válaszokat a cella listájából is kiválaszthatja, és lejjebb is megtalálja; ha több is megjelölhető, vesszővel válassza el őket.',
    'A megválaszolatlan kérdések cellája maradjon üres.',
    'Ugyanaz a fájl többször is feltölthető: ami már bent van, nem kerül be még egyszer.',
  ],
  en: [
    'How to fill in this workbook',
    'On the sheet “Responses” every row from the third on is one response.',
    'Please leave the first two rows as they are: the first one tells which column belongs to which question.',
    'The e-mail address is required, and a cell may hold only one.',
    'The timestamp is the day and time of the response, such as 2026-03-02 09:14:22. Leave it blank if you do not know it.',
    'Choose an answer from the list of its cell, or write it as it stands below; where several may be ticked, separate them with commas.',
    'Leave the cells of unanswered questions blank.',
    'You may upload the same file again: what is already there is not added twice.',
  ],
  ro: [
    'Cum se completează acest registru',
    'În foaia „Răspunsuri”, fiecare rând începând cu al treilea este un răspuns.',
    'Vă rugăm să lăsați primele două rânduri neschimbate: primul arată cărei întrebări îi aparține fiecare coloană.',
    'Adresa de e-mail este obligatorie, iar o celulă poate conține o singură adresă.',
    'Marcajul de timp este ziua și ora completării, de exemplu 02.03.2026 09:14:22. Dacă nu le cunoașteți, lăsați celula goală.',
    'Alegeți răspunsul din lista celulei sau scrieți-l așa cum apare mai jos; unde se pot bifa mai multe, separați-le prin virgulă.',
    'Lăsați goale celulele întrebărilor fără răspuns.',
    'Puteți încărca același fișier de mai multe ori: ceea ce există deja nu se adaugă din nou.',
  ],
};

const ANSWER_HEADER: Record<Language, [question: string, answer: string]> = {
  hu: ['Kérdés', 'Választható válaszok'],
  en: ['Question', 'Answers to choose from'],
  ro: ['Întrebare', 'Răspunsuri posibile'],
};
/** Nobody looks for a header so far down, whatever the answers are called (WORKBOOK_LIMITS.headerRows). */
const ANSWERS_BEGIN = WORKBOOK_LIMITS.headerRows + 2;

/**
 * The response workbook to fill in: machine keys, the labels people read, no rows; and a sheet of advice and of the answers
 * that can be chosen, which is ignored when the file comes back (rules: response workbook).
 */
export function toSampleSheets(questions: ResponseQuestion[], language: Language): WorkbookSheet[] {
  const [responses, help] = SHEET_NAMES[language];
  const keys = [...CONTACT_FIELDS, ...questions.map(({ questionId }) => questionId)];
  const labels = [
    ...CONTACT_FIELDS.map((field) => CONTACT_LABELS[field][language]),
    ...questions.map(({ questionText }) => questionText),
  ];
  const advice: Cell[][] = HELP[language].map((line) => [line]);
  while (advice.length < ANSWERS_BEGIN - 1) advice.push([]);
  advice.push(ANSWER_HEADER[language]);
  const choices = questions.flatMap(({ questionText, kind, options = [] }, index): Choices[] => {
    const firstRow = advice.length + 1;
    advice.push(...options.map(({ label }, n) => [n === 0 ? questionText : null, label]));
    if (kind === 'multiple' || options.length === 0) return [];
    const from = { sheet: help, column: 1, firstRow, lastRow: advice.length };
    return [{ column: CONTACT_FIELDS.length + index, from }];
  });
  return [
    {
      name: responses,
      columns: [22, 28, 34, 34, ...questions.map(() => 30)],
      rows: [keys, labels],
      headerRows: 2,
      choices,
    },
    { name: help, columns: [110, 60], rows: advice },
  ];
}

/** The ids of all questions with what they stand for. */
export function toQuestionIdSheet(
  sections: { name: string; questions: { questionId: string; questionText: string }[] }[],
): WorkbookSheet {
  const rows = sections.flatMap(({ name, questions }) =>
    questions.map(({ questionId, questionText }) => [questionId, name, questionText]),
  );
  return {
    name: 'Question ids',
    columns: [40, 30, 90],
    rows: [['questionId', 'section', 'questionText'], ...rows],
  };
}
