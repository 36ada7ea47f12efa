import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { ReadyEnv } from '../../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../../platform/env/env.token.js';
import type { Language } from '../../../platform/http/languages.js';
import { SettingsService } from '../../settings/settings.service.js';
import { UiTextsService } from '../../ui-texts/ui-texts.service.js';
import type { Mail } from '../mail.entity.js';
import type { Letter } from '../transports/mail-transport.js';
import { compose, type Message } from './compose.js';

/** Turns a mail row into the bytes of a message. */
@Injectable()
export class MailWording {
  constructor(
    private readonly settings: SettingsService,
    private readonly texts: UiTextsService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  async letterOf(
    mail: Mail,
    content: Record<string, string>,
  ): Promise<{ letter: Letter; subject: string; messageId: string }> {
    const overrides = await this.texts.dictionary(mail.questionnaireId, mail.language, 'email');
    const { mail_from, landing_contact_email } = await this.settings.read(
      'mail_from',
      'landing_contact_email',
    );
    const from = mail_from ?? `no-reply@${new URL(this.env.publicUrl).hostname}`;
    const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
    const contact = landing_contact_email ?? (mail_from ? address : this.env.publicUrl);
    const message = compose(mail.kind, mail.language, { contact, ...content }, overrides);
    const messageId = `<${mail.id}.${mail.kind}@${from.split('@').at(-1)!.replace(/>.*$/, '')}>`;
    const raw = await mimeOf(message, {
      from,
      to: mail.toAddress,
      messageId,
      language: mail.language,
      // Whoever answers an offer request means the client.
      replyTo: mail.kind === 'offer' ? (content.clientEmail ?? null) : landing_contact_email,
    });
    return {
      letter: { id: mail.id, kind: mail.kind, from: address, to: mail.toAddress, raw },
      subject: message.subject,
      messageId,
    };
  }

  /** Embedded mode has no mail service: the code is shown where the program was started. */
  tellOnConsole(mail: Mail, content: Record<string, string>): void {
    if (mail.kind === 'code' && this.env.embedded && !this.env.smtpUrl)
      process.stdout.write(
        `\n  Sign-in code for ${mail.toAddress}: ${content.code}   (valid for 10 minutes)\n\n`,
      );
  }
}

interface Head {
  from: string;
  to: string;
  messageId: string;
  language: Language;
  replyTo: string | null;
}

async function mimeOf(message: Message, { from, to, messageId, language, replyTo }: Head): Promise<Buffer> {
  const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: raw } = await builder.sendMail({
    from,
    to: { name: '', address: to },
    ...(replyTo ? { replyTo } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId,
    date: new Date(),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return raw as Buffer;
}
