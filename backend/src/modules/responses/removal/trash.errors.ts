import { defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  trash_came_again: {
    hu: 'Ez a kitöltés közben újra beérkezett, ezért a régi példánya a kukában marad.',
    en: 'This response has come in again in the meantime, so its former copy stays in the trash.',
    ro: 'Această completare a sosit din nou între timp, așa că exemplarul anterior rămâne în coș.',
  },
});
