import { defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  share_without_address: {
    hu: 'Kérjük adjon meg legalább egy email címet.',
    en: 'Please enter at least one e-mail address.',
    ro: 'Vă rugăm să introduceți cel puțin o adresă de e-mail.',
  },
  share_too_many: {
    hu: 'Egyszerre legfeljebb {max} email címre küldheti el. Ezúttal egyikre sem küldtük el.',
    en: 'You can send it to {max} e-mail addresses at a time at most. This time it was sent to none of them.',
    ro: 'O puteți trimite la cel mult {max} adrese de e-mail odată. De data aceasta nu a fost trimisă nimănui.',
  },
});
