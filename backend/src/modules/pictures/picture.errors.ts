import { BadRequest, type ErrorParams } from '../../platform/errors/app-error.js';
import type messages from './texts/messages.en.json';

/** Largest side of a picture, in pixels, and the bytes it may have. */
export const MOST_PIXELS = 1200;
export const MOST_BYTES = 600_000;

/** A picture that is not taken, and why. */
export const refusePicture = (code: keyof typeof messages, params: ErrorParams = {}): BadRequest =>
  new BadRequest(code, params, [{ field: 'picture', problem: code }]);

export const tooLarge = (): BadRequest =>
  refusePicture('picture_too_large', { pixels: MOST_PIXELS, kilobytes: MOST_BYTES / 1000 });
