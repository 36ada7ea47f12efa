import { AppError, defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  pdf_not_made: {
    hu: 'A PDF-et most nem sikerült elkészíteni. Kérjük, próbálja újra néhány perc múlva.',
    en: 'The PDF could not be made right now. Please try again in a few minutes.',
    ro: 'PDF-ul nu a putut fi creat acum. Vă rugăm să încercați din nou peste câteva minute.',
  },
});

export class PdfNotMade extends AppError {
  constructor(cause?: unknown) {
    super('pdf_not_made', 503, {}, { cause });
  }
}
