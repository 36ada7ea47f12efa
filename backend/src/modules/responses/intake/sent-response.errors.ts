import { defineMessages } from '../../../platform/errors/app-error.js';

/** Why a response that a program has sent was refused. */
export const sentResponseReasons = defineMessages({
  sent_not_an_object: {
    hu: 'Ez nem egy kitöltés adatait tartalmazó objektum.',
    en: 'This is not an object with the data of a response.',
    ro: 'Acesta nu este un obiect cu datele unui răspuns.',
  },
  sent_field_unknown: {
    hu: 'Ismeretlen mező: {field}',
    en: 'Unknown field: {field}',
    ro: 'Câmp necunoscut: {field}',
  },
  sent_field_wrong: {
    hu: 'A mező értéke nem megfelelő: {field}; a kapott érték: {value}',
    en: 'The value of the field {field} is not valid: {value}',
    ro: 'Valoarea câmpului {field} nu este validă: {value}',
  },
  sent_field_missing: {
    hu: 'Hiányzik vagy üres: {field}',
    en: 'Missing or empty: {field}',
    ro: 'Lipsește sau este gol: {field}',
  },
  sent_field_too_long: {
    hu: 'A mező legfeljebb {limit} karakter lehet: {field}',
    en: 'The field {field} may have at most {limit} characters.',
    ro: 'Câmpul {field} poate avea cel mult {limit} de caractere.',
  },
  sent_email_invalid: {
    hu: 'Ez nem érvényes e-mail-cím: {value}',
    en: 'This is not a valid e-mail address: {value}',
    ro: 'Aceasta nu este o adresă de e-mail validă: {value}',
  },
  sent_time_invalid: {
    hu: 'A submittedAt időzónával megadott időpont, például 2026-03-02T09:14:22+01:00; ez nem az: {value}',
    en: 'submittedAt must be a date and time with a time zone, such as 2026-03-02T09:14:22+01:00; this is not: {value}',
    ro: 'submittedAt este un moment cu fusul său orar, de exemplu 2026-03-02T09:14:22+01:00; acesta nu este: {value}',
  },
  sent_answers_too_many: {
    hu: 'Egy kitöltésben legfeljebb {limit} válasz lehet.',
    en: 'A response can have at most {limit} answers.',
    ro: 'O completare are cel mult {limit} de răspunsuri.',
  },
  sent_question_unknown: {
    hu: 'A kérdőívnek nincs ilyen azonosítójú kérdése.',
    en: 'The questionnaire has no question with this id.',
    ro: 'Chestionarul nu are nicio întrebare cu acest identificator.',
  },
  sent_question_twice: {
    hu: 'Ez a kérdés kétszer szerepel a kitöltésben.',
    en: 'This question is answered twice in the response.',
    ro: 'Această întrebare apare de două ori în completare.',
  },
  sent_answer_ambiguous: {
    hu: 'Az optionId, az optionIds és az answer mezők közül csak egy adható meg.',
    en: 'Only one of optionId, optionIds and answer can be given.',
    ro: 'Se poate indica doar unul dintre câmpurile optionId, optionIds și answer.',
  },
  sent_option_unknown: {
    hu: 'A kérdőívnek nincs ilyen azonosítójú válaszlehetősége: {id}',
    en: 'The questionnaire has no option with this id: {id}',
    ro: 'Chestionarul nu are nicio opțiune cu acest identificator: {id}',
  },
  sent_option_elsewhere: {
    hu: 'Ez a válaszlehetőség egy másik kérdéshez tartozik: {id}',
    en: 'This option belongs to another question: {id}',
    ro: 'Această opțiune aparține altei întrebări: {id}',
  },
  sent_options_several: {
    hu: 'Ennél a kérdésnél csak egy válasz jelölhető meg.',
    en: 'Only one option of this question can be chosen.',
    ro: 'La această întrebare se poate alege o singură opțiune.',
  },
  sent_options_contradict: {
    hu: 'A megjelölt válaszok kizárják egymást: egyikük csak önmagában választható.',
    en: 'The chosen options exclude each other: one of them can only be chosen on its own.',
    ro: 'Opțiunile alese se exclud reciproc: una dintre ele poate fi aleasă doar singură.',
  },
  sent_twice: {
    hu: 'Ugyanez a kitöltés már szerepel a hívásban ({of}. hely).',
    en: 'This response is already in the call, in place {of}.',
    ro: 'Această completare apare deja în apel, pe poziția {of}.',
  },
  sent_too_late: {
    hu: 'Ez a kitöltés megváltozott, de az értékelése már elkészült, ezért a válaszait nem írtuk át.',
    en: 'This response has changed, but its evaluation has already been written, so its answers were left unchanged.',
    ro: 'Această completare s-a modificat, dar evaluarea ei este deja întocmită, așa că răspunsurile au rămas neschimbate.',
  },
  sent_erased: {
    hu: 'Ennek a kitöltésnek az adatait kérésre vagy a megőrzési idő lejártával véglegesen töröltük, ezért nem vesszük át újra.',
    en: 'The data of this response were erased for good, on request or at the end of the retention period, so it is not taken in again.',
    ro: 'Datele acestui răspuns au fost șterse definitiv, la cerere sau la expirarea perioadei de păstrare, așa că nu se preia din nou.',
  },
  sent_trashed: {
    hu: 'Ez a kitöltés a kukában van, ezért nem vesszük át újra. Onnan visszaállítható.',
    en: 'This response is in the trash, so it is not taken in again. It can be restored from there.',
    ro: 'Această completare este în coșul de gunoi, așa că nu se preia din nou. De acolo poate fi restaurată.',
  },
});

export interface SentReason {
  code: keyof typeof sentResponseReasons;
  params?: Record<string, string | number>;
  /** The question it is about. */
  questionId?: string;
  /** The answer it is about, by its place among `answers`. */
  answerIndex?: number;
}
