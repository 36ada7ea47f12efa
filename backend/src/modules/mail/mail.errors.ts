import { defineMessages } from '../../platform/errors/app-error.js';

defineMessages({
  mail_refused: {
    hu: 'A levelezőkiszolgáló nem fogadta el a levelet ({reason}). Ellenőrizze a címzett e-mail-címét.',
    en: 'The mail server refused the mail ({reason}). Check the recipient’s address.',
    ro: 'Serverul de e-mail a refuzat mesajul ({reason}). Verificați adresa destinatarului.',
  },
  mail_server_settings: {
    hu: 'A levelezőkiszolgáló nem enged be minket. Ellenőrizze a levelezés beállításait.',
    en: 'The mail server does not let us in. Check the mail settings.',
    ro: 'Serverul de e-mail nu ne permite accesul. Verificați setările de e-mail.',
  },
  mail_server_away: {
    hu: 'A levelezőkiszolgáló most nem érhető el; újra próbáljuk.',
    en: 'The mail server can not be reached right now; we will try again.',
    ro: 'Serverul de e-mail nu poate fi accesat acum; vom încerca din nou.',
  },
  mail_uncertain: {
    hu: 'Nem tudjuk biztosan, hogy a levél elment-e, ezért magától nem küldjük újra. Nézzen utána a címzettnél, és ha kell, küldje el még egyszer.',
    en: 'We do not know for sure whether the mail went out, so it is not sent again by itself. Check with the recipient and send it once more if needed.',
    ro: 'Nu știm sigur dacă mesajul a fost trimis, așa că nu îl retrimitem automat. Verificați cu destinatarul și retrimiteți-l dacă este nevoie.',
  },
  mail_withdrawn: {
    hu: 'Az értékelést közben visszavonták vagy törölték, ezért a levél nem ment el.',
    en: 'The evaluation was withdrawn or deleted in the meantime, so the mail did not go out.',
    ro: 'Evaluarea a fost retrasă sau ștearsă între timp, așa că mesajul nu a fost trimis.',
  },
  mail_expired: {
    hu: 'A levél már nem időszerű, ezért nem küldtük el.',
    en: 'The mail is no longer current, so it was not sent.',
    ro: 'Mesajul nu mai este actual, așa că nu a fost trimis.',
  },
});
