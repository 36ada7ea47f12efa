import { defineMessages } from '../../platform/errors/app-error.js';

defineMessages({
  period_reversed: {
    hu: 'Az időszak vége nem lehet korábbi, mint a kezdete.',
    en: 'The period can not end before it begins.',
    ro: 'Perioada nu se poate încheia înainte de a începe.',
  },
  period_too_long: {
    hu: 'Az időszak legfeljebb {most} hét lehet.',
    en: 'A period can have {most} weeks at most.',
    ro: 'O perioadă poate avea cel mult {most} de săptămâni.',
  },
});
