import { defineMessages } from '../../../platform/errors/app-error.js';

/** What became of a row of a list of clinics, where it was not simply invited. */
export const invitedReasons = defineMessages({
  invite_already: {
    hu: 'Ezt a címet már meghívták ehhez a kérdőívhez.',
    en: 'This address has already been invited to this questionnaire.',
    ro: 'Această adresă a fost deja invitată la acest chestionar.',
  },
  invite_answered: {
    hu: 'Erről a címről már érkezett válasz erre a kérdőívre.',
    en: 'This questionnaire has already been answered from this address.',
    ro: 'De la această adresă s-a răspuns deja la acest chestionar.',
  },
  invite_not_mailed: {
    hu: 'Erre a címre nem küldünk levelet: a korábbi nem érkezett meg, panasz érkezett rá, vagy a címzett leiratkozott.',
    en: 'We do not send e-mails to this address: an earlier one did not arrive or was reported as spam, or the recipient opted out.',
    ro: 'La această adresă nu trimitem mesaje: un mesaj anterior nu a ajuns, a fost reclamat sau destinatarul s-a dezabonat.',
  },
  invite_no_address: {
    hu: 'Hiányzik az e-mail-cím.',
    en: 'The e-mail address is missing.',
    ro: 'Lipsește adresa de e-mail.',
  },
  invite_bad_address: {
    hu: 'Ez nem érvényes e-mail-cím.',
    en: 'This is not a valid e-mail address.',
    ro: 'Aceasta nu este o adresă de e-mail validă.',
  },
  invite_repeated: {
    hu: 'Ez a cím feljebb már szerepel ({of}. sor).',
    en: 'This address is already in row {of}.',
    ro: 'Această adresă apare deja în rândul {of}.',
  },
});

defineMessages({
  list_format: {
    hu: 'A listát .xlsx, .csv vagy .txt fájlként töltse fel.',
    en: 'Please upload the list as an .xlsx, .csv or .txt file.',
    ro: 'Vă rugăm să încărcați lista ca fișier .xlsx, .csv sau .txt.',
  },
  list_without_addresses: {
    hu: 'A listában nincs e-mail-cím. Minden rendelőt külön sorba írjon: név, rendelő, e-mail-cím.',
    en: 'There is no e-mail address in the list. Put each clinic on a row of its own: name, clinic, e-mail address.',
    ro: 'În listă nu există nicio adresă de e-mail. Fiecare clinică trebuie să fie pe un rând separat: nume, clinică, adresă de e-mail.',
  },
  list_too_long: {
    hu: 'A listában {count} sor van, egyszerre legfeljebb {most} rendelő hívható meg. Kérjük, ossza több részre.',
    en: 'The list has {count} rows; at most {most} clinics can be invited at once. Please split it.',
    ro: 'Numărul rândurilor din listă: {count}; odată se pot invita cel mult {most} de clinici. Vă rugăm să o împărțiți.',
  },
  invite_form_closed: {
    hu: 'Az online kitöltés zárva van, ezért most nem lehet meghívni senkit. Előbb nyissa meg a kérdőívet.',
    en: 'The questionnaire is not open online at the moment, so nobody can be invited. Open it first.',
    ro: 'Chestionarul nu poate fi completat online în acest moment, așa că nu se poate invita nimeni. Deschideți-l mai întâi.',
  },
  invite_mail_failing: {
    hu: 'A levelezőszolgáltatás most nem fogad el leveleket, ezért a meghívók nem mennének ki. Nézze meg a levelezés beállításait, és küldjön próbalevelet.',
    en: 'The mail service is not accepting e-mails at the moment, so the invitations would not go out. Check the mail settings and send a test e-mail.',
    ro: 'Serviciul de e-mail nu acceptă mesaje în acest moment, așa că invitațiile nu ar pleca. Verificați setările de e-mail și trimiteți un mesaj de probă.',
  },
  invitation_finished: {
    hu: 'Ez a rendelő már kitöltötte a kérdőívet.',
    en: 'This clinic has already filled in the questionnaire.',
    ro: 'Această clinică a completat deja chestionarul.',
  },
  invitation_opted_out: {
    hu: 'A címzett leiratkozott, ezért nem kap több levelet.',
    en: 'The recipient has opted out and gets no more e-mails.',
    ro: 'Destinatarul s-a dezabonat și nu mai primește mesaje.',
  },
  invitation_waiting: {
    hu: 'Ez a meghívó már küldésre vár, hamarosan kimegy.',
    en: 'This invitation is still waiting for its turn and will go out soon.',
    ro: 'Această invitație așteaptă încă și va pleca în curând.',
  },
});
