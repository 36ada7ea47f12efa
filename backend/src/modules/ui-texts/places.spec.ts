import { builtInTexts } from './built-in.js';
import { isFixed } from './check-wording.js';
import { inReadingOrder, PLACE_NAMES, whereShown } from './places.js';

const reworded = builtInTexts().filter(({ key }) => !isFixed(key));

describe('the places where texts are shown', () => {
  it.each([
    ['landing.hero.title', 'landing', 'landing.hero'],
    ['evaluation.pdf.page', 'pdf', 'evaluation.pdf'],
    ['email.offer.subject', 'mail-offer', 'email.offer'],
    ['email.offer-receipt.subject', 'mail-offer-receipt', 'email.offer-receipt'],
    ['email.footer', 'mail-every', 'email.footer'],
    ['impact.title', 'configuration', 'impact'],
    ['heroes.title', 'unknown', ''],
    ['constructor', 'unknown', ''],
  ])('follow from the key: %s', (key, place, part) => {
    expect(whereShown(key)).toEqual({ place, part });
  });

  it('hold every text that can be reworded; a new beginning of keys is added in places.ts', () => {
    const placeless = reworded.filter(({ key }) => whereShown(key).place === 'unknown');
    expect(placeless.map(({ key }) => key)).toEqual([]);
  });

  it('have a name in words and something to say, all but the one of unknown texts', () => {
    const named = new Set(builtInTexts().map(({ key }) => key));
    expect(PLACE_NAMES.filter((place) => !named.has(`ui-texts.place.${place}`))).toEqual([]);
    const filled = new Set(reworded.map(({ key }) => whereShown(key).place));
    expect(PLACE_NAMES.filter((place) => !filled.has(place))).toEqual(['unknown']);
  });

  it('are read from top to bottom, each part from its title on', () => {
    const keys = inReadingOrder(reworded).map(({ key }) => key);
    const order = (...some: string[]) => some.map((key) => keys.indexOf(key));
    const read = order(
      'landing.page.title',
      'landing.hero.title',
      'landing.hero.subtitle',
      'landing.hero.action',
      'landing.faq.title',
      'landing.faq.data',
      'landing.footer.privacy',
      'evaluation.welcome.title',
      'email.result.subject',
      'email.result.title',
      'email.result.greeting',
      'email.result.button',
      'dashboard.title',
    );
    expect(read).toEqual(read.toSorted((a, b) => a - b));
    expect(read).not.toContain(-1);
  });
});
