import { defineMessages } from '../../platform/errors/app-error.js';

defineMessages({
  configuration_order_differs: {
    hu: 'A szakaszok vagy a kérdések közben megváltoztak, ezért az új sorrendet nem mentettük el. Nézze át a mostani listát, és rendezze újra.',
    en: 'Sections or questions have changed in the meantime, so the new order was not saved. Look at the present list and arrange it again.',
    ro: 'Între timp, secțiunile sau întrebările s-au schimbat, așa că noua ordine nu a fost salvată. Verificați lista actuală și ordonați-o din nou.',
  },
  section_name_taken: {
    hu: 'Már van ilyen nevű szakasz: „{name}”. Adjon meg másik nevet.',
    en: 'There is already a section named "{name}". Choose another name.',
    ro: 'Există deja o secțiune cu numele „{name}”. Alegeți alt nume.',
  },
  section_has_changed: {
    hu: 'Ebben a szakaszban közben megváltozott a kérdések száma (most: {count}), ezért nem töröltük. Nézze át a szakaszt, és próbálja újra.',
    en: 'The number of questions in this section has changed in the meantime (now: {count}), so it was not deleted. Look at the section and try again.',
    ro: 'Între timp, numărul întrebărilor din această secțiune s-a schimbat (acum: {count}), așa că nu a fost ștearsă. Verificați secțiunea și încercați din nou.',
  },
  too_many_sections: {
    hu: 'Egy kérdőívben legfeljebb {most} szakasz lehet.',
    en: 'A questionnaire can have at most {most} sections.',
    ro: 'Un chestionar poate avea cel mult {most} secțiuni.',
  },
  too_many_questions: {
    hu: 'Egy kérdőívben legfeljebb {most} kérdés lehet.',
    en: 'A questionnaire can have at most {most} questions.',
    ro: 'Un chestionar poate avea cel mult {most} întrebări.',
  },
});
