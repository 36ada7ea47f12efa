import { defineMessages } from '../../../platform/errors/app-error.js';

/** What a test of Google's services has shown. */
defineMessages({
  sheet_test_works: {
    hu: 'A kulcs működik, és a táblázat olvasható: „{title}”.',
    en: 'The key works, and the spreadsheet can be read: “{title}”.',
    ro: 'Cheia funcționează, iar foaia de calcul poate fi citită: „{title}”.',
  },
  sheet_test_by_link: {
    hu: 'A táblázat kulcs nélkül is olvasható, mert a link birtokában bárki megtekintheti. Biztonságosabb, ha elmenti egy szolgáltatásfiók kulcsát, és csak azzal osztja meg a táblázatot.',
    en: 'The spreadsheet can be read without a key, as anyone with the link may view it. It is safer to save the key of a service account and to share the spreadsheet with that alone.',
    ro: 'Foaia de calcul poate fi citită și fără cheie, deoarece oricine are linkul o poate vedea. Este mai sigur să salvați cheia unui cont de serviciu și să partajați foaia numai cu acesta.',
  },
  sheet_test_key_only: {
    hu: 'A Google elfogadta a kulcsot ({email}), de nincs megadva, melyik táblázatot olvassuk. Mentse el a táblázat címét itt vagy a kérdőív adatainál.',
    en: 'Google accepted the key ({email}), but it is not set which spreadsheet to read. Save its address here or in the questionnaire’s details.',
    ro: 'Google a acceptat cheia ({email}), dar nu este stabilit ce foaie de calcul se citește. Salvați adresa ei aici sau în datele chestionarului.',
  },
  sheet_test_nothing: {
    hu: 'Még nincs mit kipróbálni. Mentse el egy Google-szolgáltatásfiók kulcsát és a válaszok táblázatának címét.',
    en: 'There is nothing to test yet. Save the key of a Google service account and the address of the response sheet.',
    ro: 'Încă nu este nimic de testat. Salvați cheia unui cont de serviciu Google și adresa foii cu răspunsuri.',
  },
  form_test_works: {
    hu: 'Az űrlap olvasható. Talált kérdések: {questions}.',
    en: 'The form can be read. Questions found: {questions}.',
    ro: 'Formularul poate fi citit. Întrebări găsite: {questions}.',
  },
  form_test_by_page: {
    hu: 'Az űrlap a nyilvános oldaláról olvasható, pontok nélkül. Talált kérdések: {questions}. A pontokhoz mentse el egy szolgáltatásfiók kulcsát, és vegye fel közreműködőként az űrlapnál.',
    en: 'The form can be read from its public page, without points. Questions found: {questions}. For the points, save the key of a service account and add it to the form as a collaborator.',
    ro: 'Formularul poate fi citit de pe pagina sa publică, fără punctaj. Întrebări găsite: {questions}. Pentru punctaj, salvați cheia unui cont de serviciu și adăugați-l la formular drept colaborator.',
  },
  form_test_key_only: {
    hu: 'A Google elfogadta a kulcsot ({email}), de a kiválasztott kérdőívhez nincs űrlap megadva. Az űrlap címét a kérdőív adatainál mentheti el.',
    en: 'Google accepted the key ({email}), but the selected questionnaire has no form. Save the form’s address in the questionnaire’s details.',
    ro: 'Google a acceptat cheia ({email}), dar chestionarul ales nu are formular. Adresa formularului se salvează în datele chestionarului.',
  },
  form_test_nothing: {
    hu: 'Még nincs mit kipróbálni. A kérdőív adatainál adja meg az űrlap címét.',
    en: 'There is nothing to test yet. Enter the form’s address in the questionnaire’s details.',
    ro: 'Încă nu este nimic de testat. Introduceți adresa formularului în datele chestionarului.',
  },
});
