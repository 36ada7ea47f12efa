import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import type { Language } from '../../../platform/http/languages.js';
import { isNoReply } from '../../../platform/text/email-address.js';
import { pngPath, sizeOfPicture } from '../../pictures/picture-name.js';
import { linesOf, ORGANISATION_KEYS, organisationOf } from '../../settings/organisation.js';
import type { OrganisationResponse } from '../../settings/landing.dto.js';
import { SettingsService } from '../../settings/settings.service.js';
import { UiTextsService } from '../../ui-texts/ui-texts.service.js';
import { MailAttachmentsService } from '../delivery/mail-attachments.service.js';
import type { Mail } from '../queue/mail.entity.js';
import type { RenderedMail } from '../delivery/transports/mail-transport.js';
import { OptOutService } from '../delivery/suppression/opt-out.service.js';
import type { MailLogo } from './blocks.js';
import { compose, type Imprint, type Message } from './compose.js';
import { mimeOf } from './mime.js';
import { senderOf, signatureOf } from './sender-of.js';
import { isAboutAdmins, UNASKED_KINDS, type WordedKind } from './mail-templates.js';
import { type WordedText, wordedTexts } from './wording-faults.js';

export interface PreviewOf {
  kind: WordedKind;
  language: Language;
  questionnaireId: number;
}

/** A mail that is only looked at. */
export interface PreviewedMail extends Message {
  from: string;
  texts: WordedText[];
}

interface Sender {
  /** With a name where the setting has one. */
  from: string;
  address: string;
  /** Where answers go, as far as somebody reads them. */
  answersTo: string | null;
  organisation: OrganisationResponse;
  imprint: Imprint;
}

/** Turns a mail row into the bytes of a message. Wording and sender are read anew for each, so a change counts at once. */
@Injectable()
export class MailRenderer {
  constructor(
    private readonly settings: SettingsService,
    private readonly texts: UiTextsService,
    private readonly attachments: MailAttachmentsService,
    private readonly optOuts: OptOutService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  async render(
    mail: Mail,
    content: Record<string, string>,
  ): Promise<{ letter: RenderedMail; subject: string }> {
    const overrides = await this.texts.dictionary(mail.questionnaireId, mail.language, 'email');
    const sender = await this.sender();
    const { from, address, organisation, imprint } = sender;
    const links = UNASKED_KINDS.includes(mail.kind)
      ? this.optOuts.linksFor(mail.toAddress, mail.language)
      : null;
    const values = { ...content, ...(links ? { optOut: links.page } : {}), ...namesOf(sender, content) };
    const message = compose(mail.kind, mail.language, values, overrides, imprint);
    const messageId = mail.messageId ?? `${mail.id}.${mail.kind}@${address.split('@').at(-1)!}`;
    const raw = await mimeOf(message, {
      from,
      to: mail.toAddress,
      messageId: `<${messageId}>`,
      language: mail.language,
      // An answer to an offer request is meant for the client.
      replyTo: mail.kind === 'offer' ? (content.clientEmail ?? null) : organisation.email,
      optOut: links?.oneClick ?? null,
      attachment: await this.attachments.of(mail),
    });
    return {
      letter: { id: mail.id, kind: mail.kind, from: address, to: mail.toAddress, messageId, raw },
      subject: message.subject,
    };
  }

  /** The same mail without sending it, and the texts that it is made of. */
  async preview(
    { kind, language, questionnaireId }: PreviewOf,
    content: Record<string, string>,
  ): Promise<PreviewedMail> {
    const overrides = await this.texts.dictionary(
      isAboutAdmins(kind) ? null : questionnaireId,
      language,
      'email',
    );
    const sender = await this.sender();
    const values = { ...content, ...namesOf(sender, content) };
    return {
      ...compose(kind, language, values, overrides, sender.imprint),
      from: sender.from,
      texts: wordedTexts(kind, language, overrides),
    };
  }

  /** In embedded mode the code is shown where the program was started; anywhere else logs travel. */
  tellOnConsole(mail: Mail, content: Record<string, string>): void {
    if (mail.kind === 'code' && this.env.embedded)
      process.stdout.write(
        `\n  Sign-in code for ${mail.toAddress}: ${content.code}   (valid for 10 minutes)\n\n`,
      );
  }

  /** Nobody is asked to write to an address that nobody reads. */
  private async sender(): Promise<Sender> {
    const stored = await this.settings.read('mail_from', ...ORGANISATION_KEYS);
    const own = stored.mail_from ?? `no-reply@${new URL(this.env.publicUrl).hostname}`;
    const address = /<([^>]+)>/.exec(own)?.[1] ?? own;
    const organisation = organisationOf(stored);
    return {
      from: senderOf(own, organisation.name),
      address,
      answersTo: organisation.email ?? (isNoReply(address) ? null : address),
      organisation,
      imprint: { lines: linesOf(organisation), logo: this.logoOf(stored) },
    };
  }

  private logoOf({
    organisation_logo: name,
    organisation_name: alt,
  }: Record<'organisation_logo' | 'organisation_name', string | null>): MailLogo | null {
    if (name === null) return null;
    return { url: `${this.env.publicUrl}${pngPath(name)}`, alt: alt ?? '', ...sizeOfPicture(name) };
  }
}

const namesOf = ({ organisation, answersTo }: Sender, { expert, expertRole }: Record<string, string>) =>
  signatureOf({ expert, expertRole, organisation: organisation.name, answersTo });
