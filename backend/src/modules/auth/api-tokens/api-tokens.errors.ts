import { defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  token_invalid: {
    hu: 'Ez az API-kulcs nem érvényes: lejárt, visszavonták, vagy hibásan adták meg.',
    en: 'This API token is not valid: it has expired, was revoked, or is misspelt.',
    ro: 'Acest token API nu este valabil: a expirat, a fost revocat sau este scris greșit.',
  },
  token_not_allowed: {
    hu: 'Ezt a műveletet API-kulccsal nem lehet elvégezni: jelentkezzen be az admin felületen.',
    en: 'This can not be done with an API token: sign in to the admin area.',
    ro: 'Această operațiune nu se poate face cu un token API: autentificați-vă în zona de administrare.',
  },
  token_limit: {
    hu: 'Legfeljebb {max} API-kulcsa lehet. Előbb vonjon vissza egyet, amelyre már nincs szüksége.',
    en: 'You can have {max} API tokens at most. Revoke one first that you no longer need.',
    ro: 'Puteți avea cel mult {max} tokenuri API. Revocați mai întâi unul de care nu mai aveți nevoie.',
  },
});
