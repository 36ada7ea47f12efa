import { defineMessages } from '../../../platform/errors/app-error.js';

/** What an admin should know of a form that was read all the same. */
export const formNotes = defineMessages({
  form_page_has_no_points: {
    hu: 'Az űrlapot a nyilvános oldaláról olvastuk be, amelyen nem láthatók a pontok és a helyes válaszok. Az új kérdések ezért 0 pontosak; a pontokat itt állíthatja be.',
    en: 'The form was read from its public page, which shows neither points nor correct answers. New questions therefore have 0 points; set their points here.',
    ro: 'Formularul a fost citit de pe pagina lui publică, care nu arată nici punctele, nici răspunsurile corecte. De aceea întrebările noi au 0 puncte; punctele se pot seta aici.',
  },
  form_edit_link_brings_points: {
    hu: 'Ha a kitöltési link helyett az űrlap szerkesztési linkjét adja meg, és az űrlapot megosztja ezzel a címmel: {email}, a pontokat és a helyes válaszokat is át tudjuk venni.',
    en: 'If you enter the form’s edit link instead of its public link, and share the form with {email}, points and correct answers can be imported as well.',
    ro: 'Dacă introduceți linkul de editare al formularului în locul celui public și partajați formularul cu {email}, pot fi preluate și punctele, și răspunsurile corecte.',
  },
  form_other_answers: {
    hu: 'Az űrlap több választ is helyesnek fogad el, itt azonban egy adható meg. Kérdés: „{question}”. Átvettük: „{kept}”. Kimaradt: „{others}”.',
    en: 'The form accepts several answers as correct, but only one can be kept here. Question: “{question}”. Imported: “{kept}”. Left out: “{others}”.',
    ro: 'Formularul acceptă mai multe răspunsuri corecte, dar aici se poate păstra unul singur. Întrebare: „{question}”. Preluat: „{kept}”. Omis: „{others}”.',
  },
  form_answer_too_long: {
    hu: 'A helyes válasz túl hosszú, ezért nem vettük át. Kérdés: „{question}”.',
    en: 'The correct answer is too long, so it was not imported. Question: “{question}”.',
    ro: 'Răspunsul corect este prea lung, așa că nu a fost preluat. Întrebare: „{question}”.',
  },
  form_points_without_answer: {
    hu: 'A kérdés pontot ér, de az űrlapban nincs megadva helyes válasz, ezért csak az „igen” válasz hoz pontot. Kérdés: „{question}”.',
    en: 'The question has points, but the form names no correct answer, so only a “yes” scores points. Question: “{question}”.',
    ro: 'Întrebarea are puncte, dar formularul nu indică un răspuns corect, așa că numai un „da” aduce puncte. Întrebare: „{question}”.',
  },
  form_text_cut: {
    hu: 'Ez a szöveg hosszabb {limit} karakternél, a végét levágtuk: „{question}”.',
    en: 'This text is longer than {limit} characters; its end was cut off: “{question}”.',
    ro: 'Acest text are peste {limit} de caractere; sfârșitul a fost tăiat: „{question}”.',
  },
  form_options_too_many: {
    hu: 'A kérdésnek az itteniekkel együtt több mint {limit} válasza lenne, ezért a válaszait nem vettük át az űrlapból: „{question}”.',
    en: 'Together with those already here, the question would have more than {limit} answers, so none were imported from the form: “{question}”.',
    ro: 'Împreună cu cele existente, întrebarea ar avea peste {limit} de răspunsuri, așa că nu au fost preluate din formular: „{question}”.',
  },
  form_kind_unknown: {
    hu: 'Az űrlap ismeretlen fajtájú kérdését egyszerű kérdésként vettük át: „{question}”.',
    en: 'A question of an unknown kind was imported as a plain question: “{question}”.',
    ro: 'O întrebare de un tip necunoscut a fost preluată ca întrebare simplă: „{question}”.',
  },
});

export type FormNoteCode = keyof typeof formNotes;
