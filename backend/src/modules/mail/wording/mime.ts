import type { Language } from '../../../platform/http/languages.js';
import { isEmailAddress } from '../../../platform/text/email-address.js';
import type { MailAttachment } from '../delivery/mail-attachments.service.js';
import type { Message } from './compose.js';

export interface Head {
  /** With a name where the setting has one. */
  from: string;
  to: string;
  messageId: string;
  language: Language;
  /** Left out unless it is one plain address. */
  replyTo: string | null;
  /** Where a mail program asks for no more mails (RFC 8058); null for mails that were asked for. */
  optOut: string | null;
  attachment?: MailAttachment | null;
}

/**
 * The bytes of a message, the same whichever way it goes: text first, then HTML. Headers say its language and that a
 * program wrote it, so that nothing answers by itself, and where one opts out of what nobody asked for.
 */
export async function mimeOf(
  message: Message,
  { from, to, messageId, language, replyTo, optOut, attachment }: Head,
): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: raw } = await builder.sendMail({
    from,
    to: { name: '', address: to },
    ...(replyTo && isEmailAddress(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(attachment
      ? {
          attachments: [
            { filename: attachment.name, content: attachment.bytes, contentType: attachment.type },
          ],
        }
      : {}),
    messageId,
    date: new Date(),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': language,
      ...(optOut
        ? { 'List-Unsubscribe': `<${optOut}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return raw as Buffer;
}
