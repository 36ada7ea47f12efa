/** An address with the name that mailboxes show: the setting's own, else the organisation's. Pure. */
export function senderOf(sender: string, organisation: string | null): string {
  const name = organisation?.replace(/["\\<>]/g, '').trim() ?? '';
  return sender.includes('<') || name === '' ? sender : `"${name}" <${sender}>`;
}
