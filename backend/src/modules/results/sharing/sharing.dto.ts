import { Int } from '../../../platform/http/fields.js';
import { TextList } from '../../../platform/http/list-fields.js';

export class ShareRequest {
  @TextList({ about: 'At most 5 addresses; with more nothing is sent.' }) emails: string[];
}

export class ShareResponse {
  @Int({ about: 'Addresses that a mail is on its way to.' }) sent: number;
  @Int({ about: 'Addresses that are malformed, given twice, not mailed to any more, or over a limit.' })
  failed: number;
}
