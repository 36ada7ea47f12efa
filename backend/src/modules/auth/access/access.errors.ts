import { defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  grant_exists: {
    hu: 'Ez a hozzáférés már létezik.',
    en: 'This access already exists.',
    ro: 'Acest acces există deja.',
  },
  grant_last: {
    hu: 'Ez a kérdőív utolsó hozzáférése, ezért nem vonható vissza. Előbb adjon hozzáférést valaki másnak is.',
    en: 'This is the last access to the questionnaire, so it can not be revoked. Grant somebody else access first.',
    ro: 'Acesta este ultimul acces la chestionar, așa că nu poate fi retras. Acordați mai întâi acces și altcuiva.',
  },
  admin_unknown: {
    hu: 'Ez az admin már nem létezik. Kérjük, töltse újra az oldalt.',
    en: 'This admin no longer exists. Please reload the page.',
    ro: 'Acest administrator nu mai există. Reîncărcați pagina.',
  },
});
