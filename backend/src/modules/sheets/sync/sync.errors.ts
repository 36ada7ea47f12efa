import { defineMessages } from '../../../platform/errors/app-error.js';
import type { GoogleWords } from '../sources/google.errors.js';

defineMessages({
  sheet_address_missing: {
    hu: 'Nincs megadva, melyik táblázatból kell olvasni. Írja be a táblázat címét a kérdőív adatainál vagy a beállításokban.',
    en: 'No spreadsheet to read is set. Enter its address in the questionnaire’s details or in the settings.',
    ro: 'Nu este stabilit din ce foaie de calcul se citește. Introduceți adresa ei la chestionar sau în setări.',
  },
  sheet_address_invalid: {
    hu: 'Ez nem egy Google-táblázat címe: {address}. Nyissa meg a táblázatot a böngészőben, és másolja ki onnan a teljes címet.',
    en: 'This is not the address of a Google spreadsheet: {address}. Open the spreadsheet in the browser and copy its whole address.',
    ro: 'Aceasta nu este adresa unei foi de calcul Google: {address}. Deschideți foaia în browser și copiați adresa completă.',
  },
  sheet_address_published: {
    hu: 'Ez a táblázat közzétett másolatának címe, abból nem lehet szinkronizálni. Nyissa meg magát a táblázatot, és annak a címét adja meg.',
    en: 'This is the address of a published copy, which cannot be synced from. Open the spreadsheet itself and enter its address.',
    ro: 'Aceasta este adresa unei copii publicate, din care nu se poate sincroniza. Deschideți foaia de calcul în sine și introduceți adresa ei.',
  },
  sheet_address_form: {
    hu: 'Ez egy űrlap címe, nem táblázaté. Az űrlap Válaszok lapján nyissa meg a hozzá tartozó táblázatot, és annak a címét adja meg.',
    en: 'This is the address of a form, not of a spreadsheet. Open the spreadsheet on the Responses tab of the form and enter its address.',
    ro: 'Aceasta este adresa unui formular, nu a unei foi de calcul. Deschideți foaia din secțiunea Răspunsuri a formularului și introduceți adresa ei.',
  },
  sheet_not_shared: {
    hu: 'A táblázat nincs megosztva velünk. A Google Táblázatokban ossza meg megtekintőként ezzel a címmel: {email}, majd próbálja újra.',
    en: 'The spreadsheet is not shared with us. In Google Sheets, share it as a viewer with {email}, then try again.',
    ro: 'Foaia de calcul nu este partajată cu noi. În Foi de calcul Google, partajați-o ca vizualizator cu {email}, apoi încercați din nou.',
  },
  sheet_not_found: {
    hu: 'A megadott címen nincs táblázat: lehet, hogy törölték, vagy a cím hibás. Nyissa meg a táblázatot a böngészőben, és másolja ki újra a címét.',
    en: 'There is no spreadsheet at this address: it may have been deleted, or the address is wrong. Open it in the browser and copy its address again.',
    ro: 'La această adresă nu există nicio foaie de calcul: poate a fost ștearsă sau adresa este greșită. Deschideți-o în browser și copiați din nou adresa.',
  },
  sheet_tab_missing: {
    hu: 'A táblázatnak az a lapja, amelyre a cím mutat, már nincs meg. Nyissa meg a válaszok lapját, és annak a címét mentse el.',
    en: 'The tab that the address points to no longer exists. Open the tab with the responses and save its address.',
    ro: 'Fila la care trimite adresa nu mai există. Deschideți fila cu răspunsuri și salvați adresa ei.',
  },
  sheet_tabs_without_responses: {
    hu: 'A táblázat egyik lapján sem találtuk a kérdőív kérdéseit. Ellenőrizze, hogy ehhez a kérdőívhez tartozik-e, és hogy az első sorban a kérdések állnak-e.',
    en: 'No tab of the spreadsheet has the questions of this questionnaire. Check that it belongs to this questionnaire and that its first row contains the questions.',
    ro: 'Nicio filă a foii de calcul nu conține întrebările acestui chestionar. Verificați dacă îi aparține și dacă primul rând conține întrebările.',
  },
  sheet_tab_without_responses: {
    hu: 'Ezen a lapon nem találtuk a kérdőív kérdéseit. Nyissa meg a táblázatnak azt a lapját, amelyen a válaszok vannak, és annak a címét mentse el.',
    en: 'This tab does not have the questions of the questionnaire. Open the tab with the responses and save its address.',
    ro: 'Această filă nu conține întrebările chestionarului. Deschideți fila cu răspunsuri și salvați adresa ei.',
  },
  sheet_without_email_column: {
    hu: 'A táblázatban nincs e-mail-cím oszlop, ezért nem tudni, kié melyik válasz. Kapcsolja be az űrlapon az e-mail-címek gyűjtését.',
    en: 'The spreadsheet has no e-mail column, so it is not known whose responses these are. Turn on the collection of e-mail addresses in the form.',
    ro: 'Foaia de calcul nu are o coloană de e-mail, deci nu se știe ale cui sunt răspunsurile. Activați în formular colectarea adreselor de e-mail.',
  },
  sheet_other_document: {
    hu: 'Ez egy feltöltött Excel-fájl, nem Google-táblázat. Nyissa meg, és válassza a Fájl → Mentés Google-táblázatként menüpontot, majd az új táblázat címét adja meg.',
    en: 'This is an uploaded Excel file, not a Google spreadsheet. Open it, choose File → Save as Google Sheets, and enter the address of the new one.',
    ro: 'Acesta este un fișier Excel încărcat, nu o foaie de calcul Google. Deschideți-l, alegeți Fișier → Salvați ca Foi de calcul Google și introduceți adresa celei noi.',
  },
  sheet_too_large: {
    hu: 'A táblázat lapja túl nagy: legfeljebb {limit} sort olvasunk be. Törölje az üres sorokat, vagy tegye át máshová a régi válaszokat.',
    en: 'The tab is too large: at most {limit} rows are read. Delete blank rows, or move old responses elsewhere.',
    ro: 'Fila este prea mare: se citesc cel mult {limit} de rânduri. Ștergeți rândurile goale sau mutați răspunsurile vechi în altă parte.',
  },
  sheet_link_closed: {
    hu: 'A táblázatot nem lehet megnyitni. Adja meg egy szolgáltatásfiók kulcsát a beállításokban, és ossza meg vele a táblázatot; vagy ossza meg a táblázatot úgy, hogy a link birtokában bárki megtekintheti (ekkor a válaszokat bárki elolvashatja, aki ismeri a linket).',
    en: 'The spreadsheet cannot be opened. Save the key of a service account in the settings and share the spreadsheet with it; or share it so that anyone with the link can view it (then anyone who has the link can read the responses).',
    ro: 'Foaia de calcul nu poate fi deschisă. Salvați în setări cheia unui cont de serviciu și partajați foaia cu acesta; sau partajați-o astfel încât oricine are linkul să o poată vedea (atunci oricine are linkul poate citi răspunsurile).',
  },
  sheet_csv_unreadable: {
    hu: 'A táblázat letöltött tartalma nem értelmezhető. Próbálja újra; ha nem segít, töltse fel a válaszokat Excel-fájlként.',
    en: 'The content downloaded from the spreadsheet cannot be read. Try again; if that does not help, upload the responses as an Excel file.',
    ro: 'Conținutul descărcat din foaia de calcul nu poate fi citit. Încercați din nou; dacă nu ajută, încărcați răspunsurile ca fișier Excel.',
  },
  questions_missing: {
    hu: 'A kérdőívnek még nincsenek kérdései, ezért a táblázat oszlopait nincs mivel párosítani. Előbb vegye fel a kérdéseket, vagy szinkronizálja őket az űrlapból.',
    en: 'The questionnaire has no questions yet, so there is nothing to match the columns to. Add the questions first, or sync them from the form.',
    ro: 'Chestionarul nu are încă întrebări, deci coloanele nu pot fi asociate. Adăugați mai întâi întrebările sau sincronizați-le din formular.',
  },
});

/** What a failed reading means here; the sentences name the address to share with, where there is one. */
export const sheetWords = (params: GoogleWords['params']): GoogleWords => ({
  codes: {
    not_shared: 'sheet_not_shared',
    not_found: 'sheet_not_found',
    bad_range: 'sheet_tab_missing',
    other_document: 'sheet_other_document',
    too_large: 'sheet_too_large',
  },
  params: { api: 'Google Sheets API', ...params },
});
