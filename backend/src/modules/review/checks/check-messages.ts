import { defineMessages } from '../../../platform/errors/app-error.js';
import type { CheckRule } from './finding.js';

/** The sentence of each rule for the person who reviews: what is wrong, and what to do. */
export const checkMessages = defineMessages({
  check_number: {
    hu: 'Ez a szám nem egyezik a tárolt pontszámmal, maximummal vagy százalékkal. Javítsa a tárolt értékre, vagy vegye ki.',
    en: 'This number is not the stored score, maximum or percentage. Correct it to the stored value or take it out.',
    ro: 'Acest număr nu coincide cu punctajul, maximul sau procentul salvat. Corectați-l sau eliminați-l.',
  },
  check_benchmark: {
    hu: 'A szöveg más rendelőkhöz vagy átlaghoz hasonlít. Vegye ki: az iparági átlagot az oldal maga mutatja, mindig frissen.',
    en: 'The text compares with other clinics or an average. Take it out: the page shows the industry average itself, always up to date.',
    ro: 'Textul face o comparație cu alte clinici sau cu o medie. Eliminați-o: pagina afișează singură media din domeniu, mereu actualizată.',
  },
  check_product: {
    hu: 'Ezt a terméket ez az értékelés nem ajánlja. Vegye ki, vagy nevezzen meg egyet az ajánlottak közül.',
    en: 'This evaluation does not recommend this product. Take it out or name one of the recommended ones.',
    ro: 'Această evaluare nu recomandă produsul menționat. Eliminați-l sau numiți unul dintre cele recomandate.',
  },
  check_language: {
    hu: 'Ez a rész nem a kérdőív nyelvén íródott. Írja át a kérdőív nyelvére.',
    en: "This part is not in the questionnaire's language. Rewrite it in that language.",
    ro: 'Acest fragment nu este scris în limba chestionarului. Rescrieți-l în limba chestionarului.',
  },
  check_strength: {
    hu: 'A válaszok és a pontszámok ezt nem támasztják alá erősségként. Írja át úgy, hogy megfeleljen az eredménynek, vagy vegye ki.',
    en: 'The answers and scores do not support this as a strength. Rewrite it to fit the result, or take it out.',
    ro: 'Răspunsurile și punctajele nu susțin acest lucru ca punct forte. Reformulați potrivit rezultatului sau eliminați.',
  },
  check_too_long: {
    hu: 'A szöveg túl hosszú, a kijelölt rész már nem fér bele. Rövidítse le.',
    en: 'The text is too long: the marked part is beyond the limit. Shorten it.',
    ro: 'Textul este prea lung: partea marcată depășește limita. Scurtați-l.',
  },
  check_empty: {
    hu: 'Ez a szöveg hiányzik. Írja meg, vagy készíttesse el újra.',
    en: 'This text is missing. Write it or have it generated again.',
    ro: 'Acest text lipsește. Scrieți-l sau generați-l din nou.',
  },
  check_placeholder: {
    hu: 'Itt kitöltetlen vagy oda nem illő rész maradt a szövegben. Írja be, ami ide való, vagy törölje.',
    en: 'Something was left over here that does not belong in the text. Fill in what should stand here, or delete it.',
    ro: 'Aici a rămas un fragment necompletat sau străin de text. Scrieți ce trebuie să apară aici sau ștergeți-l.',
  },
  check_link: {
    hu: 'A szövegben nem lehet hivatkozás, e-mail-cím vagy telefonszám. Vegye ki.',
    en: 'Texts may not hold a link, an e-mail address or a telephone number. Take it out.',
    ro: 'Textul nu poate conține linkuri, adrese de e-mail sau numere de telefon. Eliminați-le.',
  },
  check_markup: {
    hu: 'Itt formázó jel maradt, amely az oldalon betű szerint jelenne meg. Törölje.',
    en: 'A formatting sign was left here, and the page would show it as it is. Delete it.',
    ro: 'Aici a rămas un semn de formatare, care ar apărea ca atare pe pagină. Ștergeți-l.',
  },
  check_unfinished: {
    hu: 'Az utolsó mondat befejezetlennek látszik. Fejezze be, és zárja írásjellel.',
    en: 'The last sentence looks unfinished. Complete it and close it with a full stop.',
    ro: 'Ultima propoziție pare neterminată. Completați-o și încheiați-o cu un semn de punctuație.',
  },
} satisfies Record<`check_${CheckRule}`, Record<'hu' | 'en' | 'ro', string>>);
