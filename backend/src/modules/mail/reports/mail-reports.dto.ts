import { AnyJson } from '../../../platform/http/fields.js';

/** A report as the mail service sends it; what it holds beside this is not looked at. */
export class MailEventRequest {
  @AnyJson({ about: 'timestamp (seconds), token, and signature: HMAC-SHA256 of both under the signing key.' })
  signature: object;
  @AnyJson({
    about: 'event, id, timestamp, recipient, message.headers.message-id; of failures severity and reason.',
  })
  'event-data': object;
}
