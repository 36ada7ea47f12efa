import { AnyJson, Flag, Int, Moment, Text } from '../../../platform/http/fields.js';
import { TextList } from '../../../platform/http/list-fields.js';
import type { Passkey } from './passkey.entity.js';

const BASE64URL = { min: 1, max: 10_000 };

export class PasskeyOptionsResponse {
  @AnyJson({
    about:
      'What the browser’s `navigator.credentials` takes, as JSON: read by `PublicKeyCredential.parse…OptionsFromJSON`. ' +
      'Its challenge is good once, for five minutes, in this browser.',
  })
  options: object;
}

export class PasskeySignInRequest {
  @Text({ ...BASE64URL, max: 1400, about: 'The id of the credential; this and the rest are base64url.' })
  id: string;
  @Text(BASE64URL) clientDataJSON: string;
  @Text(BASE64URL) authenticatorData: string;
  @Text(BASE64URL) signature: string;
}

export class AddPasskeyRequest {
  @Text({ min: 1, max: 100, about: 'What you call it, such as the device it is on.' }) name: string;
  @Text({ ...BASE64URL, max: 1400, about: 'The id of the credential; this and the rest are base64url.' })
  id: string;
  @Text(BASE64URL) clientDataJSON: string;
  @Text(BASE64URL) attestationObject: string;
  @TextList({ optional: true, max: 10, maxLength: 20, about: 'As `getTransports()` returns them.' })
  transports?: string[];
}

export class PasskeyResponse {
  @Int() id: number;
  @Text() name: string;
  @Text({ about: 'The host it was made for; it works at no other.' }) host: string;
  @Flag({ about: 'It was made for this host.' }) worksHere: boolean;
  @Moment() createdAt: Date;
  @Moment({ nullable: true }) lastUsedAt: Date | null;

  static from({ id, name, host, createdAt, lastUsedAt }: Passkey, here: string): PasskeyResponse {
    return { id, name, host, worksHere: host === here, createdAt, lastUsedAt };
  }
}
