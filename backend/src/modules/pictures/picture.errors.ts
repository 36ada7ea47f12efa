import { BadRequest, defineMessages, type ErrorParams } from '../../platform/errors/app-error.js';

export const pictureMessages = defineMessages({
  picture_not_png: {
    hu: 'Ez nem olvasható PNG-kép.',
    en: 'This is not a readable PNG picture.',
    ro: 'Aceasta nu este o imagine PNG care poate fi citită.',
  },
  picture_too_large: {
    hu: 'A kép legfeljebb {pixels} × {pixels} képpont és {kilobytes} kB lehet.',
    en: 'A picture can be at most {pixels} × {pixels} pixels and {kilobytes} kB.',
    ro: 'Imaginea poate avea cel mult {pixels} × {pixels} pixeli și {kilobytes} kB.',
  },
  picture_interlaced: {
    hu: 'Váltott soros (interlaced) PNG-kép nem tölthető fel. Kérjük, mentse el a képet enélkül.',
    en: 'An interlaced PNG picture cannot be used. Please save it without interlacing.',
    ro: 'O imagine PNG întrețesută nu poate fi folosită. Vă rugăm să o salvați fără întrețesere.',
  },
});

/** Largest side of a picture, in pixels, and the bytes it may have. */
export const MOST_PIXELS = 1200;
export const MOST_BYTES = 600_000;

/** A picture that is not taken, and why. */
export const refusePicture = (code: keyof typeof pictureMessages, params: ErrorParams = {}): BadRequest =>
  new BadRequest(code, params, [{ field: 'picture', problem: code }]);

export const tooLarge = (): BadRequest =>
  refusePicture('picture_too_large', { pixels: MOST_PIXELS, kilobytes: MOST_BYTES / 1000 });
