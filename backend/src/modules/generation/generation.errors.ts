import { defineMessages } from '../../platform/errors/app-error.js';

defineMessages({
  evaluation_rescoring: {
    hu: 'Az értékelés pontszámai éppen frissülnek. Kérjük, próbálja újra egy perc múlva.',
    en: 'The scores of this evaluation are being updated. Please try again in a minute.',
    ro: 'Scorurile acestei evaluări sunt în curs de actualizare. Încercați din nou peste un minut.',
  },
  no_text_generated: {
    hu: 'Nem készült szöveg: a válaszokban nincs mire építeni.',
    en: 'No text was generated: there is nothing in the answers to build on.',
    ro: 'Nu s-a generat niciun text: răspunsurile nu oferă o bază.',
  },
  text_changed_meanwhile: {
    hu: 'A szöveget közben átírták, ezért az új változatot nem mentettük el.',
    en: 'The text was changed in the meantime, so the new version was not saved.',
    ro: 'Textul a fost modificat între timp, așa că noua versiune nu a fost salvată.',
  },
  ai_refused_built_in: {
    hu: 'Az AI-szolgáltató nem írt szöveget ehhez a kitöltéshez, ezért a beépített szövegíró készítette el.',
    en: 'The AI provider declined to write texts for this response, so the built-in writer composed them.',
    ro: 'Furnizorul AI a refuzat să scrie texte pentru acest răspuns, așa că le-a compus redactorul integrat.',
  },
});
