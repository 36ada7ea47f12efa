import { defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  evaluation_not_sendable: {
    hu: 'Csak jóváhagyott értékelést lehet elküldeni; amit már elküldött, csak akkor, ha a levél nem érkezett meg.',
    en: 'Only an approved evaluation can be sent; one already sent, only if its e-mail did not arrive.',
    ro: 'Doar o evaluare aprobată poate fi trimisă; una trimisă, numai dacă mesajul nu a ajuns.',
  },
  evaluation_edited_since_approval: {
    hu: 'A szövegek a jóváhagyás óta megváltoztak. Előbb hagyja jóvá őket: csak az mehet ki, amit utoljára láttak és jóváhagytak.',
    en: 'The texts were changed after they were approved. Approve them first: only what was last seen and approved is sent.',
    ro: 'Textele au fost modificate după aprobare. Aprobați-le mai întâi: se trimite numai ceea ce a fost văzut ultima dată.',
  },
  address_unconfirmed: {
    hu: 'Az ügyfél még nem erősítette meg az e-mail-címét, ezért nem küldtük el az eredményt. Ha biztos benne, hogy a cím az övé, elküldheti megerősítés nélkül is.',
    en: 'The client has not confirmed the e-mail address yet, so the result was not sent. If you are sure that the address is theirs, you can send it without confirmation.',
    ro: 'Clientul nu și-a confirmat încă adresa de e-mail, așa că rezultatul nu a fost trimis. Dacă sunteți sigur că adresa îi aparține, îl puteți trimite și fără confirmare.',
  },
  email_not_correctable: {
    hu: 'A címet akkor lehet javítani, ha az értékelés jóváhagyott vagy elküldött, és az ügyfél még nem nyitotta meg.',
    en: 'The address can be corrected while the evaluation is approved or sent, and the client has not opened it yet.',
    ro: 'Adresa poate fi corectată cât timp evaluarea este aprobată sau trimisă și clientul nu a deschis-o încă.',
  },
  mail_being_sent: {
    hu: 'A levelet éppen most adjuk át a levelezőkiszolgálónak. Kérjük, próbálja újra egy perc múlva.',
    en: 'The e-mail is being handed to the mail server right now. Please try again in a minute.',
    ro: 'Mesajul este predat chiar acum serverului de e-mail. Încercați din nou peste un minut.',
  },
});
