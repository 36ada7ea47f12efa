/** An address with the name that mailboxes show: the setting's own, else the organisation's. Pure. */
export function senderOf(sender: string, organisation: string | null): string {
  const name = organisation?.replace(/["\\<>]/g, '').trim() ?? '';
  return sender.includes('<') || name === '' ? sender : `"${name}" <${sender}>`;
}

interface Signing {
  /** Who has read what the mail is about. */
  expert?: string | undefined;
  expertRole?: string | undefined;
  organisation: string | null;
  answersTo: string | null;
}

/** Who signs a mail, a line each, and whom to ask, by name where one is known; '' where nobody is. Pure. */
export function signatureOf({ expert, expertRole, organisation, answersTo }: Signing) {
  const name = expert || organisation;
  return {
    signer: [expert, expertRole, organisation].filter(Boolean).join('\n'),
    contact: answersTo === null ? '' : name ? `${name} (${answersTo})` : answersTo,
  };
}
