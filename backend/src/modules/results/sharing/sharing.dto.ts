import { Int, Moment, Nested, Text, Uuid } from '../../../platform/http/fields.js';
import { TextList } from '../../../platform/http/list-fields.js';
import { LinkParam } from '../public-page/page.dto.js';

export class ShareRequest {
  @TextList({ about: 'At most 5 addresses; with more nothing is sent.' }) emails: string[];
}

export class ShareResponse {
  @Int({ about: 'Addresses that a mail is on its way to.' }) sent: number;
  @Int({ about: 'Addresses whose mail was saved in the outbox and not sent: there is no mail service.' })
  saved: number;
  @Int({ about: 'Addresses that are malformed, given twice, not mailed to any more, or over a limit.' })
  failed: number;
}

export class SharedLinkParam extends LinkParam {
  @Uuid() linkId: string;
}

export class SharedLinkResponse {
  @Uuid() id: string;
  @Text({ nullable: true, about: 'Outline of the address it was mailed to; null where it was copied.' })
  sentTo: string | null;
  @Moment() createdAt: Date;
  @Moment() expiresAt: Date;
  @Moment({ nullable: true }) revokedAt: Date | null;
  @Int({ about: 'How often somebody has used the page by it.' }) openedCount: number;
  @Moment({ nullable: true }) lastOpenedAt: Date | null;
}

export class MadeLinkResponse {
  @Text({ about: 'The address to hand on; it is shown only this once.' }) url: string;
  @Nested(() => SharedLinkResponse) link: SharedLinkResponse;
}
