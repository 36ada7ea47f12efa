import { defineMessages } from '../../platform/errors/app-error.js';

/** Also the reasons why a record of a translation file was not taken. */
defineMessages({
  ui_text_exists: {
    hu: 'Ennek a szövegnek ezen a nyelven már van saját változata. Módosítsa azt.',
    en: 'This text already has its own wording in this language. Edit that one.',
    ro: 'Acest text are deja o variantă proprie în această limbă. Modificați-o pe aceea.',
  },
  ui_text_fixed: {
    hu: 'Ez a szöveg nem írható át, mert azt mondja meg, ki írta és ki hagyta jóvá az értékelést: {key}.',
    en: 'This text cannot be reworded, as it says who wrote and who approved an evaluation: {key}.',
    ro: 'Acest text nu poate fi reformulat, deoarece spune cine a scris și cine a aprobat evaluarea: {key}.',
  },
  ui_text_placeholder_missing: {
    hu: 'A szövegből hiányzik: {names}. Ezek helyére kerülnek az adatok.',
    en: 'Missing from the text: {names}. This is where data is filled in.',
    ro: 'Din text lipsește: {names}. Acolo se completează datele.',
  },
  ui_text_placeholder_unknown: {
    hu: 'Ezt itt nem tudjuk kitölteni: {names}. Használható: {known}.',
    en: 'We cannot fill this in here: {names}. You can use: {known}.',
    ro: 'Aici nu se poate completa: {names}. Se poate folosi: {known}.',
  },
  ui_text_record_wrong: {
    hu: 'Hiányzik vagy hibás: {field}.',
    en: 'Missing or wrong: {field}.',
    ro: 'Lipsește sau este greșit: {field}.',
  },
  ui_text_record_too_long: {
    hu: 'A szöveg túl hosszú: legfeljebb {most} karakter lehet.',
    en: 'The text is too long: it can have at most {most} characters.',
    ro: 'Textul este prea lung: cel mult {most} de caractere.',
  },
  ui_text_record_repeated: {
    hu: 'Ugyanez a szöveg már szerepel a fájlban: {record}. tétel.',
    en: 'The same text is already in the file: record {record}.',
    ro: 'Același text apare deja în fișier: înregistrarea {record}.',
  },
  ui_text_record_foreign: {
    hu: 'Ehhez a kérdőívhez nincs hozzáférése: {questionnaireId}.',
    en: 'You have no access to this questionnaire: {questionnaireId}.',
    ro: 'Nu aveți acces la acest chestionar: {questionnaireId}.',
  },
});
