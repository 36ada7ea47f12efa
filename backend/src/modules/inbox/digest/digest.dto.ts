import { Choice, Flag, Text } from '../../../platform/http/fields.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';

export class DigestRequest {
  @Flag() isWanted: boolean;
  @Choice(LANGUAGES, { optional: true, about: 'Language of the mails; else that of the call.' })
  language?: Language;
}

export class DigestResponse {
  @Flag({ about: 'The caller gets what waits in their inbox by mail on working days.' }) isWanted: boolean;
  @Text({
    nullable: true,
    about: 'When, by the clinics’ clock, such as 08:00; null while the digest is off for everybody.',
  })
  time: string | null;
}
