import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import type { Mail } from '../queue/mail.entity.js';
import type { MailKind } from '../wording/mail-templates.js';

export interface MailAttachment {
  name: string;
  type: string;
  bytes: Buffer;
}

type Attach = (mail: Mail) => Promise<MailAttachment | null>;

/** What goes along with a mail of a kind, from the features that know (rules: Mails). */
@Injectable()
export class MailAttachmentsService {
  private readonly sources = new Map<MailKind, Attach>();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  provide(kind: MailKind, attach: Attach): void {
    this.sources.set(kind, attach);
  }

  /** Null where nothing goes along, or it could not be made: the mail matters more, and its link leads to the same. */
  async of(mail: Mail): Promise<MailAttachment | null> {
    try {
      return (await this.sources.get(mail.kind)?.(mail)) ?? null;
    } catch (error) {
      this.logger.error({ mail: mail.id, err: error }, 'A mail goes without its attachment');
      return null;
    }
  }
}
