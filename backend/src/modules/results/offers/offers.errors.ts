import { defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  offer_product_unknown: {
    hu: 'Erre a termékre ezen az oldalon nem lehet ajánlatot kérni. Kérjük, töltse újra az oldalt.',
    en: 'An offer for this product can not be requested on this page. Please reload the page.',
    ro: 'Pe această pagină nu se poate cere o ofertă pentru acest produs. Vă rugăm să reîncărcați pagina.',
  },
});
