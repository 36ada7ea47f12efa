import { defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  evaluation_not_sendable: {
    hu: 'Csak jóváhagyott értékelést lehet elküldeni; amit már elküldött, csak akkor, ha a levél nem érkezett meg.',
    en: 'Only a verified evaluation can be sent; one that was sent, only if its mail did not arrive.',
    ro: 'Doar o evaluare verificată poate fi trimisă; una trimisă, numai dacă mesajul nu a ajuns.',
  },
  email_not_correctable: {
    hu: 'A címet akkor lehet javítani, ha az értékelés jóváhagyott vagy elküldött, és az ügyfél még nem nyitotta meg.',
    en: 'The address can be corrected while the evaluation is verified or sent, and the client has not opened it yet.',
    ro: 'Adresa poate fi corectată cât timp evaluarea este verificată sau trimisă și clientul nu a deschis-o încă.',
  },
  mail_being_sent: {
    hu: 'A levelet éppen most adjuk át a levelezőkiszolgálónak. Kérjük, próbálja újra egy perc múlva.',
    en: 'The mail is just being handed to the mail server. Please try again in a minute.',
    ro: 'Mesajul este predat chiar acum serverului de e-mail. Încercați din nou peste un minut.',
  },
});
