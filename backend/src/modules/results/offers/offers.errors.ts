import { defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  offer_product_unknown: {
    hu: 'Erre a megoldásra ezen az oldalon nem lehet ajánlatot kérni. Kérjük, töltsék újra az oldalt.',
    en: 'An offer for this solution cannot be requested on this page. Please reload the page.',
    ro: 'Pe această pagină nu se poate cere o ofertă pentru acest produs. Vă rugăm să reîncărcați pagina.',
  },
  offer_consent_missing: {
    hu: 'Az ajánlatkéréshez be kell jelölni a hozzájárulást.',
    en: 'Please tick the box to agree; an offer can only be requested with your consent.',
    ro: 'O ofertă se poate cere numai cu acordul dumneavoastră. Vă rugăm să bifați acordul.',
  },
  offer_phone_invalid: {
    hu: 'Ez nem tűnik telefonszámnak. Kérjük, javítsák ki, vagy hagyják üresen.',
    en: 'This does not look like a phone number. Please correct it or leave it empty.',
    ro: 'Acesta nu pare a fi un număr de telefon. Vă rugăm să îl corectați sau să lăsați câmpul gol.',
  },
});
