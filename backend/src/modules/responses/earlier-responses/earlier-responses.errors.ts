import { defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  former_not_linkable: {
    hu: 'Ezzel a kitöltéssel nem lehet összevetni: csak ugyanennek a kérdőívnek egy korábbi, megválaszolt kitöltése választható.',
    en: 'It cannot be compared with that response: only an earlier, answered response to the same questionnaire can be chosen.',
    ro: 'Nu se poate compara cu acel răspuns: se poate alege doar un răspuns anterior, completat, la același chestionar.',
  },
});
