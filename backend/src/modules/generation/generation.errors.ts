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
  ai_capped_built_in: {
    hu: 'A mai AI-tokenkeret elfogyott, ezért a szövegeket a beépített szövegíró készítette el. Az AI éjfél után újra írhat.',
    en: "Today's AI tokens are used up, so the built-in writer composed the texts. The AI can write them anew after midnight.",
    ro: 'Limita zilnică de tokenuri AI s-a epuizat, așa că textele au fost compuse de redactorul integrat. AI-ul le poate scrie din nou după miezul nopții.',
  },
  regenerations_used_up: {
    hu: 'Óránként legfeljebb {max} újraírást kérhet. {minutes} perc múlva újra próbálkozhat.',
    en: 'You can have texts written anew {max} times an hour. You can try again in {minutes} min.',
    ro: 'Puteți cere rescrierea textelor de cel mult {max} ori pe oră. Puteți încerca din nou peste {minutes} min.',
  },
});
