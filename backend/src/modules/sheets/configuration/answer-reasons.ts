import { defineMessages } from '../../../platform/errors/app-error.js';

/** What can be wrong with a row of the sheet `Answers`, or with a question's kind or effort. */
export const answerReasons = defineMessages({
  kind_invalid: {
    hu: 'A válaszadás módja „egy válasz”, „több válasz” vagy „szabad szöveg” lehet; ez nem az: {value}',
    en: 'The kind must be “one answer”, “several answers” or “free text”; this is not: {value}',
    ro: 'Tipul poate fi „un răspuns”, „mai multe răspunsuri” sau „text liber”; acesta nu este: {value}',
  },
  effort_invalid: {
    hu: 'A munkaigény „kevés”, „közepes” vagy „sok” lehet; ez nem az: {value}',
    en: 'The effort must be small, medium or large; this is not: {value}',
    ro: 'Efortul poate fi „mic”, „mediu” sau „mare”; acesta nu este: {value}',
  },
  question_unknown: {
    hu: 'Nincs ilyen kérdés sem a kérdőívben, sem a „Kérdések” munkalapon: „{value}”.',
    en: 'There is no such question in the questionnaire or on the sheet “Questions”: “{value}”.',
    ro: 'Nu există o astfel de întrebare nici în chestionar, nici în foaia „Întrebări”: „{value}”.',
  },
  question_ambiguous: {
    hu: 'Ebben a szakaszban több kérdésnek is ez a szövege. A „Kérdésazonosító” oszlopban adja meg, melyikről van szó.',
    en: 'Several questions in this section have this text. Specify in the column “Question id” which one is meant.',
    ro: 'În această secțiune mai multe întrebări au acest text. Indicați în coloana „ID întrebare” la care vă referiți.',
  },
  answer_twice: {
    hu: 'A kérdésnek ez a válasza feljebb már szerepel ({of}. sor).',
    en: 'This answer of the question is already in row {of}.',
    ro: 'Acest răspuns al întrebării apare deja în rândul {of}.',
  },
  answer_ambiguous: {
    hu: 'Ez a szöveg („{value}”) már a kérdés egy másik válaszát jelenti: „{label}”.',
    en: 'The text “{value}” already means another answer of the question: “{label}”.',
    ro: 'Textul „{value}” înseamnă deja un alt răspuns al întrebării: „{label}”.',
  },
  answers_too_many: {
    hu: 'Egy kérdésnek legfeljebb {limit} válasza lehet; ez a sor és a kérdés utána következő új válaszai már nem férnek bele.',
    en: 'A question can have at most {limit} answers; there is no room for this row and the question’s new answers after it.',
    ro: 'O întrebare poate avea cel mult {limit} de răspunsuri; acest rând și răspunsurile noi de după el nu mai încap.',
  },
  aliases_too_many: {
    hu: 'Egy válasznak legfeljebb {limit} további elfogadott szövege lehet.',
    en: 'An answer can have at most {limit} other accepted texts.',
    ro: 'Un răspuns poate avea cel mult {limit} de alte texte acceptate.',
  },
  answers_of_free_text: {
    hu: 'Szabad szöveges (text) kérdésnek nem lehetnek megadott válaszai.',
    en: 'A question that is answered freely (text) cannot have given answers.',
    ro: 'O întrebare cu răspuns liber (text) nu poate avea răspunsuri predefinite.',
  },
  points_of_answers_too_many: {
    hu: 'A kérdés válaszai együtt {points} pontot hozhatnak, de egy kérdés legfeljebb {limit} pontot érhet.',
    en: 'The question’s answers add up to {points} points, but a question can have at most {limit}.',
    ro: 'Răspunsurile întrebării pot aduce împreună {points} puncte, dar o întrebare poate avea cel mult {limit}.',
  },
});
