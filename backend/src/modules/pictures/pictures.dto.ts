import { Text } from '../../platform/http/fields.js';

/** A PNG of 600,000 bytes in base64. */
const LONGEST_BASE64 = 800_000;

export class PictureParam {
  @Text({ max: 120, about: 'As the path of a picture ends, in whatever answer names one.' }) name: string;
}

export class PictureRequest {
  @Text({ min: 1, max: LONGEST_BASE64, about: 'A PNG of at most 1200 × 1200 pixels and 600 kB, in base64.' })
  png: string;
}

export class PictureResponse {
  @Text({ nullable: true, about: 'Path of the picture, null where there is none.' }) picture: string | null;
}
