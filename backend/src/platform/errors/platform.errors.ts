import { defineMessages } from './app-error.js';

defineMessages({
  internal_error: {
    hu: 'Váratlan hiba történt. Kérjük, próbálja újra.',
    en: 'Something unexpected went wrong. Please try again.',
    ro: 'A apărut o eroare neașteptată. Încercați din nou.',
  },
  internal_error_named: {
    hu: 'Váratlan hiba történt. Kérjük, próbálja újra; ha ismétlődik, adja meg nekünk ezt az azonosítót: {requestId}.',
    en: 'Something unexpected went wrong. Please try again; if it happens again, please quote this id: {requestId}.',
    ro: 'A apărut o eroare neașteptată. Încercați din nou; dacă se repetă, comunicați-ne acest identificator: {requestId}.',
  },
  unavailable: {
    hu: 'A szolgáltatás most nem érhető el. Kérjük, próbálja újra néhány másodperc múlva.',
    en: 'The service is not available right now. Please try again in a few seconds.',
    ro: 'Serviciul nu este disponibil acum. Încercați din nou peste câteva secunde.',
  },
  not_found: { hu: 'Nem található.', en: 'Not found.', ro: 'Nu a fost găsit.' },
  not_signed_in: {
    hu: 'A folytatáshoz jelentkezzen be.',
    en: 'Please sign in to continue.',
    ro: 'Autentificați-vă pentru a continua.',
  },
  no_access: {
    hu: 'Ehhez nincs hozzáférése.',
    en: 'You do not have access to this.',
    ro: 'Nu aveți acces la aceasta.',
  },
  other_site: {
    hu: 'A kérés másik webhelyről érkezett, ezért elutasítottuk.',
    en: 'The request came from another site, so it was refused.',
    ro: 'Cererea a venit de pe alt site, așa că a fost refuzată.',
  },
  validation_failed: {
    hu: 'Néhány adat hiányzik vagy hibás: {fields}.',
    en: 'Some fields are missing or wrong: {fields}.',
    ro: 'Unele câmpuri lipsesc sau sunt greșite: {fields}.',
  },
  /** Said by the proxy, before the request gets here. */
  request_unreadable: {
    hu: 'A kérés nem olvasható: a címe vagy valamelyik fejléce hibás vagy túl hosszú.',
    en: 'The request cannot be read: its address or one of its headers is malformed or too long.',
    ro: 'Cererea nu poate fi citită: adresa sau unul dintre anteturi este greșit ori prea lung.',
  },
  body_not_json: {
    hu: 'A kérés törzse nem érvényes JSON.',
    en: 'The request body is not valid JSON.',
    ro: 'Corpul cererii nu este JSON valid.',
  },
  idempotency_key_invalid: {
    hu: 'Az Idempotency-Key 1–200 látható karakterből állhat, szóköz és ékezetes betű nélkül.',
    en: 'An Idempotency-Key has 1 to 200 visible characters, without spaces or accented letters.',
    ro: 'Idempotency-Key poate avea între 1 și 200 de caractere vizibile, fără spații și fără diacritice.',
  },
  idempotency_key_reused: {
    hu: 'Ezzel az Idempotency-Key-vel már érkezett egy másik tartalmú hívás, ezért ezt nem hajtottuk végre. Adjon neki új kulcsot.',
    en: 'This Idempotency-Key was already used for a call with another body, so nothing was done. Give this call a key of its own.',
    ro: 'Acest Idempotency-Key a fost deja folosit pentru un apel cu alt conținut, așa că nu s-a executat nimic. Dați acestui apel o cheie nouă.',
  },
  body_too_large: {
    hu: 'A kérés túl nagy: legfeljebb {limit} lehet.',
    en: 'The request is too large: {limit} at most.',
    ro: 'Cererea este prea mare: cel mult {limit}.',
  },
  body_too_deep: {
    hu: 'A kérés törzse túl mélyen van egymásba ágyazva.',
    en: 'The request body is nested too deeply.',
    ro: 'Corpul cererii are prea multe niveluri imbricate.',
  },
  media_type_unsupported: {
    hu: 'A kérés törzse csak application/json lehet.',
    en: 'The request body must be application/json.',
    ro: 'Corpul cererii trebuie să fie application/json.',
  },
  too_many_requests: {
    hu: 'Túl sok próbálkozás. Kérjük, várjon egy kicsit, és próbálja újra.',
    en: 'Too many attempts. Please wait a little and try again.',
    ro: 'Prea multe încercări. Așteptați puțin și încercați din nou.',
  },
  questionnaire_required: {
    hu: 'Válasszon kérdőívet.',
    en: 'Choose a questionnaire.',
    ro: 'Alegeți un chestionar.',
  },
  questionnaire_mismatch: {
    hu: 'Egy másik ablakban közben másik kérdőívet választottak, ezért nem változtattunk semmin.',
    en: 'A different questionnaire has been selected in another window in the meantime, so nothing was changed.',
    ro: 'Între timp, în altă fereastră a fost ales alt chestionar, așa că nu s-a schimbat nimic.',
  },
  worker_crashed: {
    hu: 'A feldolgozás többször megszakadt, ezért leállítottuk. Kérjük, indítsa újra.',
    en: 'The job was interrupted several times and has been stopped. Please start it again.',
    ro: 'Prelucrarea a fost întreruptă de mai multe ori și a fost oprită. Porniți-o din nou.',
  },
  job_has_ended: {
    hu: 'Ez a feladat már véget ért.',
    en: 'This job has already ended.',
    ro: 'Această sarcină s-a încheiat deja.',
  },
  job_is_running: {
    hu: 'Ez a feladat éppen fut. Várja meg, amíg véget ér.',
    en: 'This job is running. Please wait until it has ended.',
    ro: 'Această sarcină este în curs. Așteptați să se încheie.',
  },
  job_nothing_failed: {
    hu: 'Ebben a feladatban nincs sikertelen elem.',
    en: 'Nothing has failed in this job.',
    ro: 'Nimic nu a eșuat în această sarcină.',
  },
  job_was_cancelled: {
    hu: 'Ezt a feladatot megszakították, és nincs benne sikertelen elem. Ami hátravolt belőle, azt indítsa el újra ott, ahol elindította.',
    en: 'This job was cancelled, and nothing in it has failed. Start whatever was left again from where you started it.',
    ro: 'Această sarcină a fost anulată și nimic din ea nu a eșuat. Porniți din nou ce a rămas de unde ați pornit-o.',
  },
  job_not_retryable: {
    hu: 'Ezt a feladatot nem lehet így megismételni. Indítsa el újra ott, ahol elindította.',
    en: 'This job cannot be repeated like this. Start it again from where you started it.',
    ro: 'Această sarcină nu poate fi repetată astfel. Porniți-o din nou de unde ați pornit-o.',
  },
  job_cancelled: {
    hu: 'A feladatot megszakították.',
    en: 'The job was cancelled.',
    ro: 'Sarcina a fost anulată.',
  },
  upload_missing: {
    hu: 'Nem érkezett fájl. Töltsön fel egy .xlsx fájlt a „file” mezőben.',
    en: 'No file arrived. Upload an .xlsx file in the field “file”.',
    ro: 'Nu a sosit niciun fișier. Încărcați un fișier .xlsx în câmpul „file”.',
  },
  upload_too_large: {
    hu: 'A fájl túl nagy: legfeljebb 10 MB lehet.',
    en: 'The file is too large: it can be at most 10 MB.',
    ro: 'Fișierul este prea mare: cel mult 10 MB.',
  },
  upload_unreadable: {
    hu: 'A feltöltés hibásan érkezett. Kérjük, próbálja újra.',
    en: 'The upload did not arrive properly. Please try again.',
    ro: 'Încărcarea nu a ajuns corect. Încercați din nou.',
  },
});
