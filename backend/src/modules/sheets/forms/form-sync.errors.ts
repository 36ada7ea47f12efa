import { AppError, defineMessages, type ErrorParams } from '../../../platform/errors/app-error.js';
import type { GoogleWords } from '../sources/google.errors.js';

/** Why a form could not be taken over, each with what to do about it. */
export const formProblems = defineMessages({
  form_url_missing: {
    hu: 'Ehhez a kérdőívhez nincs űrlap megadva. A „Kérdőívek” oldalon, a kérdőív szerkesztésénél adja meg az űrlap címét, majd próbálja újra.',
    en: 'This questionnaire has no form. Enter the link of its form in the questionnaire’s details, then try again.',
    ro: 'Acest chestionar nu are un formular. Introduceți linkul formularului în datele chestionarului, apoi încercați din nou.',
  },
  form_url_unknown: {
    hu: 'A kérdőívnél megadott link nem Google-űrlapra mutat. Nyissa meg az űrlapot, és a szerkesztési vagy a kitöltési linkjét másolja be (docs.google.com/forms/… vagy forms.gle/…).',
    en: 'The link entered for this questionnaire does not lead to a Google form. Open the form and copy its edit link or its public link (docs.google.com/forms/… or forms.gle/…).',
    ro: 'Linkul introdus la acest chestionar nu duce la un formular Google. Deschideți formularul și copiați linkul de editare sau linkul public (docs.google.com/forms/… sau forms.gle/…).',
  },
  form_url_is_sheet: {
    hu: 'Az űrlap helyén egy Google-táblázat linkje áll. Az űrlap linkjét másolja be; a táblázaté a „Válaszok táblázatának címe” mezőbe való.',
    en: 'The link entered for the form is that of a Google sheet. Copy the link of the form instead; the sheet’s link belongs in the field “Address of the response spreadsheet”.',
    ro: 'În locul formularului este introdus linkul unei foi de calcul Google. Copiați linkul formularului; linkul foii se introduce în câmpul ei din datele chestionarului.',
  },
  form_not_found: {
    hu: 'A Google nem talál űrlapot ezen a linken. Nyissa meg az űrlapot szerkesztésre, és másolja be újra a böngésző címsorában látható linket.',
    en: 'Google finds no form at this link. Open the form for editing and copy the link in the address bar of your browser again.',
    ro: 'Google nu găsește niciun formular la acest link. Deschideți formularul pentru editare și copiați din nou linkul din bara de adrese a browserului.',
  },
  form_not_shared: {
    hu: 'Az űrlap nincs megosztva velünk. Az űrlap szerkesztőjében vegye fel közreműködőként ezt a címet: {email}, majd próbálja újra. Vagy adja meg az űrlap nyilvános linkjét: azzal a pontok nélkül vehető át.',
    en: 'The form is not shared with us. Add this address as a collaborator in the form’s editor: {email}, then try again. Or enter the form’s public link, with which it can be imported without points.',
    ro: 'Formularul nu este partajat cu noi. În editorul formularului, adăugați această adresă drept colaborator: {email}, apoi încercați din nou. Sau introduceți linkul public al formularului, prin care poate fi preluat fără puncte.',
  },
  form_gone: {
    hu: 'Ezen a linken nincs űrlap: törölték, nincs közzétéve, vagy hibás a link. Nyissa meg az űrlapot, és másolja be újra a linkjét.',
    en: 'There is no form at this link: it was deleted, is not published, or the link is wrong. Open the form and copy its link again.',
    ro: 'La acest link nu există niciun formular: a fost șters, nu este publicat sau linkul este greșit. Deschideți formularul și copiați-i din nou linkul.',
  },
  form_closed: {
    hu: 'Az űrlap most nem fogad válaszokat, ezért a nyilvános oldalán nem láthatók a kérdései. Kapcsolja be az űrlapon a válaszok fogadását, vagy adja meg a szerkesztési címét, és a beállításokban a szolgáltatásfiók kulcsfájlját.',
    en: 'The form accepts no responses at the moment, so its public page does not show the questions. Turn on accepting responses in the form, or enter its edit link here and the Google credentials in the settings.',
    ro: 'Formularul nu acceptă răspunsuri în acest moment, așa că pagina lui publică nu arată întrebările. Activați acceptarea răspunsurilor sau introduceți aici linkul de editare și, în setări, datele de acces Google.',
  },
  form_sign_in: {
    hu: 'Az űrlap csak bejelentkezés után nyílik meg (vagy fájlfeltöltést kér), ezért a nyilvános oldala nem olvasható. Oldja fel a korlátozást az űrlap beállításaiban, vagy adja meg a szerkesztési linkjét, és a beállításokban a Google-hitelesítő adatokat.',
    en: 'The form opens only after signing in (or asks for a file), so its public page cannot be read. Lift the restriction in the form’s settings, or enter its edit link here and the Google credentials in the settings.',
    ro: 'Formularul se deschide numai după autentificare (sau cere încărcarea unui fișier), așa că pagina lui publică nu poate fi citită. Ridicați restricția în setările formularului sau introduceți aici linkul de editare și, în setări, datele de acces Google.',
  },
  form_leads_elsewhere: {
    hu: 'A link nem Google-űrlaphoz vezet, hanem ide: {host}. Nyissa meg az űrlapot, és másolja be a saját linkjét.',
    en: 'The link does not lead to a Google form but to {host}. Open the form and copy its own link.',
    ro: 'Linkul nu duce la un formular Google, ci la {host}. Deschideți formularul și copiați linkul lui propriu.',
  },
  form_link_loops: {
    hu: 'A link túl sokszor irányít tovább, és nem jut el az űrlaphoz. Nyissa meg az űrlapot, és másolja be a saját linkjét.',
    en: 'The link redirects too many times and never arrives at the form. Open the form and copy its own link.',
    ro: 'Linkul redirecționează de prea multe ori și nu ajunge la formular. Deschideți formularul și copiați linkul lui propriu.',
  },
  form_page_too_large: {
    hu: 'Az űrlap nyilvános oldala 10 MB-nál nagyobb, ezért nem olvassuk be. Ellenőrizze, hogy valóban az űrlap linkje van-e megadva.',
    en: 'The form’s public page is larger than 10 MB, so it is not read. Check that the link really is the form’s.',
    ro: 'Pagina publică a formularului depășește 10 MB, așa că nu este citită. Verificați dacă linkul este într-adevăr al formularului.',
  },
  form_page_unreadable: {
    hu: 'Az űrlap nyilvános oldala nem olvasható: lehet, hogy a Google megváltoztatta a felépítését. Adja meg az űrlap szerkesztési linkjét, és a beállításokban a Google-hitelesítő adatokat, vagy töltse fel a kérdéseket munkafüzetből.',
    en: 'The form’s public page cannot be read; Google may have changed the way it is built. Enter the form’s edit link here and the Google credentials in the settings, or upload the questions as a workbook.',
    ro: 'Pagina publică a formularului nu poate fi citită; este posibil ca Google să-i fi schimbat structura. Introduceți aici linkul de editare și, în setări, datele de acces Google sau încărcați întrebările dintr-un registru de calcul.',
  },
  form_answer_unreadable: {
    hu: 'A Google válaszából nem olvasható ki az űrlap. Kérjük, próbálja újra; ha ismétlődik, töltse fel a kérdéseket munkafüzetből.',
    en: 'The form cannot be read from Google’s answer. Please try again; if it happens again, upload the questions as a workbook.',
    ro: 'Formularul nu poate fi citit din răspunsul primit de la Google. Încercați din nou; dacă se repetă, încărcați întrebările dintr-un registru de calcul.',
  },
  form_has_no_questions: {
    hu: 'Az űrlapon nincs átvehető kérdés (a név, az e-mail-cím és a rendelő neve nem számít annak), ezért semmi sem változott. Ellenőrizze, hogy a megfelelő űrlap linkje van-e megadva.',
    en: 'The form has no questions to import (name, e-mail address and clinic do not count), so nothing was changed. Check that the link is that of the right form.',
    ro: 'Formularul nu are nicio întrebare care să poată fi preluată (numele, adresa de e-mail și clinica nu se iau în calcul), așa că nu s-a schimbat nimic. Verificați dacă linkul este al formularului potrivit.',
  },
  form_too_large: {
    hu: 'Az űrlappal együtt a kérdőívnek több mint {sections} szakasza vagy {questions} kérdése lenne, ezért semmit sem vettünk át. Ellenőrizze, hogy a megfelelő űrlap linkje van-e megadva.',
    en: 'With this form the questionnaire would have more than {sections} sections or {questions} questions, so nothing was imported. Check that the link is that of the right form.',
    ro: 'Cu acest formular, chestionarul ar avea peste {sections} de secțiuni sau {questions} de întrebări, așa că nu s-a preluat nimic. Verificați dacă linkul este al formularului potrivit.',
  },
});

/** The form can't be taken over until somebody changes something: its link, its settings or ours. */
export class FormProblem extends AppError {
  constructor(code: keyof typeof formProblems, params: ErrorParams = {}, cause?: unknown) {
    super(code, 409, params, { cause });
  }
}

/** What Google's refusals mean for a form; `email` is the service account, where one is set. */
export const formWords = (email: string | null): GoogleWords => ({
  codes: {
    not_found: 'form_not_found',
    bad_range: 'form_not_found',
    other_document: 'form_not_found',
    not_shared: 'form_not_shared',
    too_large: 'form_answer_unreadable',
  },
  params: { email: email ?? '', api: 'Google Forms API' },
});
