import { defineMessages } from '../../platform/errors/app-error.js';

defineMessages({
  configuration_order_differs: {
    hu: 'A szakaszok vagy a kérdések közben megváltoztak, ezért az új sorrendet nem mentettük el. Nézze át a mostani listát, és rendezze újra.',
    en: 'Sections or questions have changed in the meantime, so the new order was not saved. Check the current list and arrange it again.',
    ro: 'Între timp, secțiunile sau întrebările s-au schimbat, așa că noua ordine nu a fost salvată. Verificați lista actuală și ordonați-o din nou.',
  },
  section_name_taken: {
    hu: 'Már van ilyen nevű szakasz: „{name}”. Adjon meg másik nevet.',
    en: 'There is already a section named “{name}”. Choose another name.',
    ro: 'Există deja o secțiune cu numele „{name}”. Alegeți alt nume.',
  },
  options_have_changed: {
    hu: 'A kérdés válaszai közben megváltoztak, ezért nem mentettük el őket. Nézze át a mostani válaszokat, és mentse újra.',
    en: 'The answers of this question have changed in the meantime, so nothing was saved. Check the current answers and save again.',
    ro: 'Între timp, răspunsurile acestei întrebări s-au schimbat, așa că nu s-a salvat nimic. Verificați răspunsurile actuale și salvați din nou.',
  },
  option_has_many_names: {
    hu: 'Egy válaszhoz legfeljebb {most} további szöveg tartozhat.',
    en: 'An answer can have at most {most} other texts.',
    ro: 'Un răspuns poate avea cel mult {most} de alte texte.',
  },
  option_label_twice: {
    hu: 'A kérdésnek két egyforma válasza lenne: „{label}”. Ugyanaz a szöveg csak egy választ jelenthet.',
    en: 'The question would have the answer “{label}” twice. A text can mean only one answer.',
    ro: 'Întrebarea ar avea de două ori răspunsul „{label}”. Un text poate însemna un singur răspuns.',
  },
  options_of_free_text: {
    hu: 'A szabadon megválaszolható kérdésnek nem lehetnek megadott válaszai. Válasszon más kérdéstípust, vagy törölje a válaszokat.',
    en: 'A free-text question cannot have answers to choose from. Choose another kind of question, or remove the answers.',
    ro: 'O întrebare cu răspuns liber nu poate avea variante de ales. Alegeți alt tip de întrebare sau ștergeți variantele.',
  },
  points_of_options: {
    hu: 'A kérdés pontszáma a válaszai pontjaiból adódik ({points}), külön nem adható meg.',
    en: 'The points of this question come from its answers ({points}) and cannot be set separately.',
    ro: 'Punctajul acestei întrebări rezultă din răspunsurile ei ({points}) și nu poate fi stabilit separat.',
  },
  points_of_options_too_many: {
    hu: 'A válaszok pontjai együtt legfeljebb {most} pontot érhetnek.',
    en: 'The points of the answers can add up to at most {most}.',
    ro: 'Punctele răspunsurilor pot însuma cel mult {most}.',
  },
  section_has_changed: {
    hu: 'Ebben a szakaszban közben megváltozott a kérdések száma (most: {count}), ezért nem töröltük. Nézze át a szakaszt, és próbálja újra.',
    en: 'The number of questions in this section has changed in the meantime (now: {count}), so it was not deleted. Check the section and try again.',
    ro: 'Între timp, numărul întrebărilor din această secțiune s-a schimbat (acum: {count}), așa că nu a fost ștearsă. Verificați secțiunea și încercați din nou.',
  },
  trash_section_missing: {
    hu: 'A kérdés szakasza nincs meg: előbb a szakaszt állítsa vissza.',
    en: 'The question’s section does not exist at present: restore the section first.',
    ro: 'Secțiunea întrebării nu există: restaurați mai întâi secțiunea.',
  },
  trash_question_there: {
    hu: 'Ugyanez a kérdés közben újra bekerült a kérdőívbe, ezért a régi példánya a kukában marad.',
    en: 'The same question is in the questionnaire again, so its former copy stays in the trash.',
    ro: 'Aceeași întrebare este din nou în chestionar, așa că exemplarul anterior rămâne în coș.',
  },
  too_many_sections: {
    hu: 'Egy kérdőívben legfeljebb {most} szakasz lehet.',
    en: 'A questionnaire can have at most {most} sections.',
    ro: 'Un chestionar poate avea cel mult {most} de secțiuni.',
  },
  too_many_questions: {
    hu: 'Egy kérdőívben legfeljebb {most} kérdés lehet.',
    en: 'A questionnaire can have at most {most} questions.',
    ro: 'Un chestionar poate avea cel mult {most} de întrebări.',
  },
});
