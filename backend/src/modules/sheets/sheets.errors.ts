import { defineMessages, type ErrorParams, messageOf } from '../../platform/errors/app-error.js';
import { type Language } from '../../platform/http/languages.js';
import type { answerReasons } from './configuration/answer-reasons.js';
import './configuration/answer-reasons.js';
import { COLUMN_WORDS } from './configuration/workbook-words.js';

/** Why a row, or a cell of it, was refused, skipped or taken with a remark. */
export const rowReasonMessages = defineMessages({
  row_blank: { hu: 'Üres sor.', en: 'The row is blank.', ro: 'Rândul este gol.' },
  row_header_again: {
    hu: 'Ez a fejléc ismétlése, nem kitöltés.',
    en: 'This is the header row again, not a response.',
    ro: 'Acesta este din nou rândul de antet, nu un răspuns.',
  },
  row_above_header: {
    hu: 'Ez a sor a fejléc fölött áll.',
    en: 'This row is above the header.',
    ro: 'Acest rând se află deasupra antetului.',
  },
  row_duplicate: {
    hu: 'Ugyanaz a kitöltés feljebb már szerepel ({of}. sor).',
    en: 'The same response is already in row {of}.',
    ro: 'Același răspuns apare deja în rândul {of}.',
  },
  row_seen_elsewhere: {
    hu: 'Ugyanaz a kitöltés egy másik munkalapon már szerepel („{sheet}”, {of}. sor).',
    en: 'The same response is already in row {of} of the sheet “{sheet}”.',
    ro: 'Același răspuns apare deja în rândul {of} al foii „{sheet}”.',
  },
  response_erased: {
    hu: 'Ennek a kitöltésnek az adatait kérésre vagy a megőrzési idő lejártával véglegesen töröltük, ezért nem vesszük át újra.',
    en: 'The data of this response were erased for good, on request or at the end of the retention period, so it is not imported again.',
    ro: 'Datele acestui răspuns au fost șterse definitiv, la cerere sau la expirarea perioadei de păstrare, așa că nu se preia din nou.',
  },
  response_trashed: {
    hu: 'Ez a kitöltés a kukában van, ezért nem vesszük át újra. Onnan visszaállítható.',
    en: 'This response is in the trash, so it is not imported again. It can be restored from there.',
    ro: 'Această completare este în coșul de gunoi, așa că nu se preia din nou. De acolo poate fi restaurată.',
  },
  changed_too_late: {
    hu: 'Ez a kitöltés megváltozott, de az értékelése már elkészült, ezért a válaszait nem írtuk át.',
    en: 'This response has changed, but its evaluation has already been written, so its answers were left unchanged.',
    ro: 'Această completare s-a modificat, dar evaluarea ei este deja întocmită, așa că răspunsurile au rămas neschimbate.',
  },
  email_missing: {
    hu: 'Hiányzik az e-mail-cím.',
    en: 'The e-mail address is missing.',
    ro: 'Lipsește adresa de e-mail.',
  },
  email_invalid: {
    hu: 'Ez nem érvényes e-mail-cím: {value}',
    en: 'This is not a valid e-mail address: {value}',
    ro: 'Aceasta nu este o adresă de e-mail validă: {value}',
  },
  email_several: {
    hu: 'Egy cellában csak egy e-mail-cím állhat: {value}',
    en: 'A cell may contain only one e-mail address: {value}',
    ro: 'O celulă poate conține o singură adresă de e-mail: {value}',
  },
  time_missing: {
    hu: 'Nincs megadva, mikor töltötték ki.',
    en: 'The time of the response is missing.',
    ro: 'Lipsește data și ora completării.',
  },
  time_unreadable: {
    hu: 'A kitöltés ideje nem értelmezhető, ezért idő nélkül vettük át: {value}',
    en: 'The time of the response cannot be read, so it was imported without one: {value}',
    ro: 'Data și ora completării nu pot fi citite, așa că răspunsul a fost preluat fără ele: {value}',
  },
  time_date_only: {
    hu: 'A kitöltésnek csak a napja ismert, az órája nem, ezért idő nélkül vettük át: {value}',
    en: 'Only the day of the response is known, not the hour, so it was imported without a time: {value}',
    ro: 'Se cunoaște doar ziua completării, nu și ora, așa că răspunsul a fost preluat fără dată și oră: {value}',
  },
  time_without_seconds: {
    hu: 'A kitöltés idejét valószínűleg kézzel írták be; így értelmeztük: {value}',
    en: 'The time of the response was probably typed by hand; it was read as {value}',
    ro: 'Data și ora completării au fost scrise probabil manual; au fost interpretate astfel: {value}',
  },
  cells_without_header: {
    hu: 'A sorban olyan cella is van, amely fölött nincs fejléc; ezt nem vettük át.',
    en: 'The row has cells without a header above them; they were left out.',
    ro: 'Rândul conține celule fără antet deasupra; acestea nu au fost preluate.',
  },
  text_garbled: {
    hu: 'Az ékezetes betűk elromlottak ebben a sorban; kérjük, ellenőrizze a neveket és a válaszokat.',
    en: 'Accented letters are garbled in this row; please check the names and answers.',
    ro: 'Literele cu diacritice sunt alterate în acest rând; verificați numele și răspunsurile.',
  },
  text_cut: {
    hu: 'Egy válasz {limit} karakternél hosszabb volt, a végét levágtuk.',
    en: 'An answer was longer than {limit} characters; its end was cut off.',
    ro: 'Un răspuns avea peste {limit} de caractere; sfârșitul a fost tăiat.',
  },
  header_ambiguous: {
    hu: 'Ez az oszlop {columns} alkalommal szerepel, ilyen kérdés pedig {questions} van, ezért nem párosítottuk őket: „{header}”.',
    en: 'The column “{header}” occurs {columns} times, but the number of such questions is {questions}, so they were not matched.',
    ro: 'Coloana „{header}” apare de {columns} ori, dar există {questions} astfel de întrebări, așa că nu au fost asociate.',
  },
  sheet_without_responses: {
    hu: 'Egyik munkalapon sem találtunk kitöltéseket: a fejlécben e-mail-címnek és a kérdőív kérdéseinek kell állniuk.',
    en: 'No sheet with responses was found: its header must have an e-mail column and the questions of the questionnaire.',
    ro: 'Nu am găsit nicio foaie cu răspunsuri: antetul trebuie să conțină o coloană de e-mail și întrebările chestionarului.',
  },
  email_column_missing: {
    hu: 'Nincs e-mail-cím oszlop, ezért a munkalapot nem tudtuk átvenni.',
    en: 'There is no e-mail column, so the sheet could not be imported.',
    ro: 'Nu există o coloană cu adrese de e-mail, așa că foaia nu a putut fi preluată.',
  },
  configuration_sheets_missing: {
    hu: 'A munkafüzetben nincs sem „Szakaszok”, sem „Kérdések” nevű munkalap.',
    en: 'The workbook has neither a sheet named "Sections" nor one named "Questions".',
    ro: 'Registrul nu conține nici foaia „Secțiuni”, nici foaia „Întrebări”.',
  },
  column_missing: {
    hu: 'Hiányzik egy oszlop: „{column}”.',
    en: 'The column “{column}” is missing.',
    ro: 'Lipsește coloana „{column}”.',
  },
  column_twice: {
    hu: 'Ez az oszlop kétszer szerepel: „{column}”.',
    en: 'The column “{column}” occurs twice.',
    ro: 'Coloana „{column}” apare de două ori.',
  },
  value_missing: {
    hu: 'Ezt ki kell tölteni.',
    en: 'This must be filled in.',
    ro: 'Această celulă trebuie completată.',
  },
  value_too_long: {
    hu: 'Túl hosszú: legfeljebb {limit} karakter lehet.',
    en: 'Too long: at most {limit} characters are allowed.',
    ro: 'Prea lung: sunt permise cel mult {limit} de caractere.',
  },
  yes_no_invalid: {
    hu: 'Igent vagy nemet kell ide írni, nem ezt: {value}',
    en: 'Write yes or no here, not this: {value}',
    ro: 'Scrieți aici da sau nu, nu: {value}',
  },
  points_invalid: {
    hu: 'A pontszám 0 vagy nagyobb egész szám lehet, legfeljebb {limit}; ez nem az: {value}',
    en: 'Points must be a whole number from 0 to {limit}; this is not: {value}',
    ro: 'Punctajul trebuie să fie un număr întreg de la 0 la {limit}; aceasta nu este: {value}',
  },
  weight_invalid: {
    hu: 'A súly 0 vagy nagyobb szám lehet, legfeljebb {limit}; ez nem az: {value}',
    en: 'The weight must be a number from 0 to {limit}; this is not: {value}',
    ro: 'Ponderea trebuie să fie un număr de la 0 la {limit}; aceasta nu este: {value}',
  },
  url_invalid: {
    hu: 'A link http:// vagy https:// kezdetű webcím lehet; ez nem az: {value}',
    en: 'A link must be a web address that starts with http:// or https://; this is not: {value}',
    ro: 'Linkul trebuie să fie o adresă web care începe cu http:// sau https://; aceasta nu este: {value}',
  },
  question_id_invalid: {
    hu: 'Ez nem kérdésazonosító. Új kérdésnél hagyja üresen: {value}',
    en: 'This is not a question id. Leave it blank for a new question: {value}',
    ro: 'Acesta nu este un identificator de întrebare. Pentru o întrebare nouă lăsați celula goală: {value}',
  },
  question_id_foreign: {
    hu: 'Ez az azonosító egy másik kérdőív kérdéséhez tartozik. Új kérdésnél hagyja üresen; ha a másik kérdőívet másolná, töltse le onnan a teljes munkafüzetet, és azt töltse fel.',
    en: 'This id belongs to a question of another questionnaire. Leave it blank for a new question; to copy that questionnaire, download its whole workbook and upload it here.',
    ro: 'Acest identificator aparține unei întrebări din alt chestionar. Pentru o întrebare nouă lăsați celula goală; pentru a copia acel chestionar, descărcați registrul lui complet și încărcați-l aici.',
  },
  question_twice: {
    hu: 'Ez a kérdés feljebb már szerepel ({of}. sor).',
    en: 'This question is already in row {of}.',
    ro: 'Această întrebare apare deja în rândul {of}.',
  },
  section_twice: {
    hu: 'Ilyen nevű szakasz feljebb már szerepel ({of}. sor).',
    en: 'A section with this name is already in row {of}.',
    ro: 'O secțiune cu acest nume apare deja în rândul {of}.',
  },
  errors_beyond: {
    hu: 'Innentől még {count} hiba van a fájlban; ezeket itt már nem soroljuk fel.',
    en: 'More errors in the file from here on, not listed: {count}.',
    ro: 'De aici încolo fișierul mai conține erori (încă {count}), care nu mai sunt enumerate.',
  },
  sections_too_many: {
    hu: 'Egy kérdőívben legfeljebb {limit} szakasz lehet; ez a sor és az utána következő új szakaszok már nem férnek bele.',
    en: 'A questionnaire can have at most {limit} sections; there is no room for this row and the new sections after it.',
    ro: 'Un chestionar poate avea cel mult {limit} de secțiuni; acest rând și secțiunile noi de după el nu mai încap.',
  },
  questions_too_many: {
    hu: 'Egy kérdőívben legfeljebb {limit} kérdés lehet; ez a sor és az utána következő új kérdések már nem férnek bele.',
    en: 'A questionnaire can have at most {limit} questions; there is no room for this row and the new questions after it.',
    ro: 'Un chestionar poate avea cel mult {limit} de întrebări; acest rând și întrebările noi de după el nu mai încap.',
  },
  section_unknown: {
    hu: 'Nincs ilyen nevű szakasz: „{value}”. Vegye fel a „Szakaszok” munkalapra.',
    en: 'There is no section named "{value}". Add it to the sheet "Sections".',
    ro: 'Nu există o secțiune cu numele „{value}”. Adăugați-o în foaia „Secțiuni”.',
  },
});

export type RowReasonCode = keyof typeof rowReasonMessages | keyof typeof answerReasons;

/** A reason as data; `describeReason` gives its sentence. */
export interface RowReason {
  code: RowReasonCode;
  params?: ErrorParams;
}

/** Where it is (row and column as a person sees them; the column by its header, null for the whole row) and why. */
export interface RowError {
  sheet: string;
  row: number;
  column: string | null;
  reason: RowReason;
}

/** The sentence of a reason in the reader's language. */
export function describeReason({ code, params }: RowReason, language: Language): string {
  const isOfColumn = code === 'column_missing' || code === 'column_twice';
  return messageOf(code, language, isOfColumn ? { column: columnWord(params?.column, language) } : params);
}

/** A column of the configuration's workbook by its name in the program. */
function columnWord(name: unknown, language: Language): string {
  const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = COLUMN_WORDS;
  return words[String(name)]?.[language] ?? String(name);
}
