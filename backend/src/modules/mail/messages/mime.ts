import { createTransport } from 'nodemailer';
import type { Language } from '../../../platform/http/languages.js';
import { isEmailAddress } from '../../../platform/text/email-address.js';
import type { MailAttachment } from '../mail-attachments.service.js';
import type { Message } from './compose.js';

export interface Head {
  /** With a name where the setting has one. */
  from: string;
  to: string;
  messageId: string;
  language: Language;
  /** Left out unless it is one plain address. */
  replyTo: string | null;
  attachment?: MailAttachment | null;
}

/**
 * The bytes of a message, the same whichever way it goes: text first, then HTML. Headers say its language and that a
 * program wrote it, so that nothing answers by itself. No list header: nobody has subscribed to anything.
 */
export async function mimeOf(
  message: Message,
  { from, to, messageId, language, replyTo, attachment }: Head,
): Promise<Buffer> {
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
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return raw as Buffer;
}
