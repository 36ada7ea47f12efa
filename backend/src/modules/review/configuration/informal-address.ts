import type { Language } from '../../../platform/http/languages.js';
import type { Span, Word } from '../spans.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that speak to one familiar person. Pronouns are the whole closed class; of verbs and possessives, frequent ones. */
const FAMILIAR: Record<Language, ReadonlySet<string>> = {
  hu: words(
    'te neked téged tiéd tieid veled tőled nálad rólad hozzád rád érted benned belőled beléd rajtad feléd melletted számodra ' +
      'pácienseid páciensed páciensednek rendelőd rendelődben rendelődet klinikád praxisod honlapod weboldalad munkatársaid kollégáid csapatod időd adataid eredményed pontszámod',
  ),
  ro: words(
    'tu tine ție îți ți tău tăi tale ești poți vrei faci știi vezi pui ții dai iei vii primești folosești trimiți lucrezi alegi ai-ți ' +
      'pacienții-ți clinica-ți',
  ),
  en: words(''),
};

/** Hungarian second person singular: what you do or can do, and definite orders ('állítsd be', 'nézd meg'). */
const FAMILIAR_ENDINGS =
  /\p{L}{2}(?:hatsz|hetsz|nád|néd|ítasz|álsz|élsz|olsz|elsz|ölsz|szd|ssd|ítsd|ndd|ldd|rdd|zzd|ggyd|gyjd)$/u;
const FAMILIAR_ORDERS = words(
  'állítsd nézd vedd tedd küldd kérd írd add tartsd használd kezdd válaszd jelöld készítsd hozd vidd mondd kérdezd ellenőrizd rögzítsd próbáld gondold figyeld keresd töltsd mutasd',
);

/** Words that address the reader as a familiar person, where a report is formal. English has no such forms. */
export function findInformalAddress(found: readonly Word[], language: Language): Span[] {
  return found
    .filter(
      ({ key }) =>
        FAMILIAR[language].has(key) ||
        (language === 'hu' && (FAMILIAR_ORDERS.has(key) || FAMILIAR_ENDINGS.test(key))),
    )
    .map(({ start, end }) => ({ start, end }));
}
