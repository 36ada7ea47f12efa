import { defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  slug_taken: {
    hu: 'Ez a cím már foglalt: „{slug}”. Adjon meg másikat.',
    en: 'This address is already taken: “{slug}”. Choose another one.',
    ro: 'Această adresă este deja folosită: „{slug}”. Alegeți alta.',
  },
  form_closes_before_opening: {
    hu: 'A lezárás időpontja a nyitás után legyen.',
    en: 'The closing time must be after the opening time.',
    ro: 'Momentul închiderii trebuie să fie după cel al deschiderii.',
  },
  form_origin_refused: {
    hu: 'Ez nem használható webhelycím: „{origin}”. Írja be így: https://www.pelda.hu',
    en: 'This is not a usable website address: “{origin}”. Enter it like this: https://www.example.com',
    ro: 'Aceasta nu este o adresă de site utilizabilă: „{origin}”. Introduceți-o astfel: https://www.exemplu.ro',
  },
  reminder_days_order: {
    hu: 'A második emlékeztető napja az első után legyen.',
    en: 'The second reminder must come after the first one.',
    ro: 'Al doilea memento trebuie să fie după primul.',
  },
});
