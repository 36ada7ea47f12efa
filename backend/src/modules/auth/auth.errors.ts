import { AppError, defineMessages } from '../../platform/errors/app-error.js';

defineMessages({
  invalid_code: { hu: 'Hibás kód', en: 'Wrong code', ro: 'Cod greșit' },
  invalid_credentials: {
    hu: 'Hibás e-mail-cím vagy jelszó.',
    en: 'Wrong e-mail address or password.',
    ro: 'Adresă de e-mail sau parolă greșită.',
  },
  register_refused: {
    hu: 'Jelszót csak meglévő admin állíthat be, érvényes e-mailes kóddal.',
    en: 'Only an existing admin can set a password, with a valid e-mailed code.',
    ro: 'Doar un administrator existent își poate seta parola, cu un cod valid primit pe e-mail.',
  },
});

/** The one reply for wrong, expired, used, unknown and locked. */
export class InvalidCode extends AppError {
  constructor() {
    super('invalid_code', 401);
  }
}
