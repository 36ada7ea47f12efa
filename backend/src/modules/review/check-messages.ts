import { defineMessages } from '../../platform/errors/app-error.js';

/** The sentence of each rule for the person who reviews: what is wrong, and what to do. */
export const checkMessages = defineMessages({
  check_number: {
    hu: 'Ez a szám nem egyezik a tárolt pontszámmal, maximummal vagy százalékkal. Javítsa a tárolt értékre, vagy vegye ki.',
    en: 'This number does not match the stored score, maximum or percentage. Correct it to the stored value or remove it.',
    ro: 'Acest număr nu coincide cu punctajul, maximul sau procentul salvat. Corectați-l sau eliminați-l.',
  },
  check_product: {
    hu: 'Ezt a terméket ez az értékelés nem ajánlja. Vegye ki, vagy nevezzen meg egyet az ajánlottak közül.',
    en: 'This evaluation does not recommend this product. Remove it or name one of the recommended ones.',
    ro: 'Această evaluare nu recomandă produsul menționat. Eliminați-l sau numiți unul dintre cele recomandate.',
  },
  check_name: {
    hu: 'Ezt a nevet sem a kérdőív, sem a rendelő adatai nem ismerik. Ellenőrizze, hogy ide tartozik-e, vagy vegye ki.',
    en: 'This name appears neither in the questionnaire nor in the clinic’s details. Make sure that it belongs here, or remove it.',
    ro: 'Acest nume nu apare nici în chestionar, nici în datele clinicii. Verificați dacă are ce căuta aici sau eliminați-l.',
  },
  check_language: {
    hu: 'Ez a rész nem a kérdőív nyelvén íródott. Írja át a kérdőív nyelvére.',
    en: 'This part is not in the questionnaire’s language. Rewrite it in that language.',
    ro: 'Acest fragment nu este scris în limba chestionarului. Rescrieți-l în limba chestionarului.',
  },
  check_too_long: {
    hu: 'A szöveg túl hosszú, a kijelölt rész már nem fér bele. Rövidítse le.',
    en: 'The text is too long: the marked part is beyond the limit. Shorten it.',
    ro: 'Textul este prea lung: partea marcată depășește limita. Scurtați-l.',
  },
  check_too_short: {
    hu: 'Ez a szöveg túl rövid ahhoz, hogy mondjon valamit. Egészítse ki, vagy készíttesse el újra.',
    en: 'This text is too short to say anything. Add to it or have it generated again.',
    ro: 'Acest text este prea scurt ca să spună ceva. Completați-l sau generați-l din nou.',
  },
  check_empty: {
    hu: 'Ez a szöveg hiányzik. Írja meg, vagy készíttesse el újra.',
    en: 'This text is missing. Write it or have it generated again.',
    ro: 'Acest text lipsește. Scrieți-l sau generați-l din nou.',
  },
  check_placeholder: {
    hu: 'Itt kitöltetlen vagy oda nem illő rész maradt a szövegben. Írja be, ami ide való, vagy törölje.',
    en: 'Something unfinished or out of place was left in the text. Fill in what belongs here, or delete it.',
    ro: 'Aici a rămas un fragment necompletat sau străin de text. Scrieți ce trebuie să apară aici sau ștergeți-l.',
  },
  check_link: {
    hu: 'A szövegben nem lehet hivatkozás, e-mail-cím vagy telefonszám. Vegye ki.',
    en: 'Texts may not contain a link, an e-mail address or a telephone number. Remove it.',
    ro: 'Textul nu poate conține linkuri, adrese de e-mail sau numere de telefon. Eliminați-le.',
  },
  check_markup: {
    hu: 'Itt formázó jel maradt, amely az oldalon betű szerint jelenne meg. Törölje.',
    en: 'A formatting mark was left here, and the page would show it as it is. Delete it.',
    ro: 'Aici a rămas un semn de formatare, care ar apărea ca atare pe pagină. Ștergeți-l.',
  },
  check_unfinished: {
    hu: 'Az utolsó mondat befejezetlennek látszik. Fejezze be, és zárja írásjellel.',
    en: 'The last sentence looks unfinished. Complete it and close it with a full stop.',
    ro: 'Ultima propoziție pare neterminată. Completați-o și încheiați-o cu un semn de punctuație.',
  },
  check_duplicate: {
    hu: 'Ez a mondat ebben az értékelésben már szerepel. Fogalmazza át, vagy törölje az egyiket.',
    en: 'This sentence already appears elsewhere in this evaluation. Reword it or delete one of the two.',
    ro: 'Această propoziție apare deja în evaluare. Reformulați-o sau ștergeți una dintre ele.',
  },
  check_facts_changed: {
    hu: 'Ez a mondat olyan válaszra, jelentésre, javaslatra vagy termékre épül, amely azóta megváltozott. Kérjük, olvassa el újra.',
    en: 'This sentence is based on an answer, meaning, tip or product that has changed since. Please read it again.',
    ro: 'Această propoziție se bazează pe un răspuns, o semnificație, un sfat sau un produs care s-a schimbat între timp. Vă rugăm să o recitiți.',
  },
  check_second_reader: {
    hu: 'A második olvasó (AI) szerint ez ellentmond a rendelő egyik válaszának. A kérdés: „{question}” A válasz: „{answer}” Vesse össze a kettőt, és javítsa a mondatot, vagy indokolja meg, miért maradhat így.',
    en: 'The second reader (an AI) says that this contradicts an answer of the clinic. The question: “{question}” The answer: “{answer}” Compare the two, and correct the sentence or say why it may stay.',
    ro: 'Potrivit celui de-al doilea cititor (AI), acest fragment contrazice un răspuns al clinicii. Întrebarea: „{question}” Răspunsul: „{answer}” Comparați-le și corectați propoziția sau explicați de ce poate rămâne așa.',
  },
});

defineMessages({
  doubt_unanswered: {
    hu: 'A második olvasó (AI) szerint ez olyasmit állít, amire a rendelő nem válaszolt. A megválaszolatlan kérdés: „{question}” Vesse össze a kettőt, és javítsa a mondatot, vagy indokolja meg, miért maradhat így.',
    en: 'The second reader (an AI) says that this claims something the clinic did not answer. The unanswered question: “{question}” Compare the two, and correct the sentence or say why it may stay.',
    ro: 'Potrivit celui de-al doilea cititor (AI), acest fragment afirmă ceva la care clinica nu a răspuns. Întrebarea fără răspuns: „{question}” Comparați-le și corectați propoziția sau explicați de ce poate rămâne așa.',
  },
});
