/** Second levels below which anybody can have a domain, such as co.uk. */
const SHARED_SECOND_LEVELS = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'nhs', 'org', 'ltd', 'plc']);

/** The domain of an address, with or without a name before it. */
export const domainOfSender = (sender: string): string =>
  (/<([^>]+)>/.exec(sender)?.[1] ?? sender).split('@').at(-1)!.toLowerCase();

/**
 * Whether both domains belong to one organisation, as mailboxes demand of sender and sending domain (rules: mails): the last two
 * labels are the same, or three below the likes of co.uk.
 */
export const haveSameOwner = (one: string, other: string): boolean => ownedPart(one) === ownedPart(other);

function ownedPart(domain: string): string {
  const labels = domain.toLowerCase().replace(/\.$/, '').split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isShared = top.length === 2 && SHARED_SECOND_LEVELS.has(second);
  return labels.slice(isShared ? -3 : -2).join('.');
}
