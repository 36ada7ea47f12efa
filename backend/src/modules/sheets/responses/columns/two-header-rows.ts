import { isEmailAddress, normalizeEmail } from '../../../../platform/text/email-address.js';
import { fold } from '../../../../platform/text/fold.js';

/** What SurveyMonkey and its like write under a question that has one column. */
const RESPONSE =
  /^(?:response|open-ended response|válasz|nyílt végű válasz|szöveges válasz|răspuns|răspuns deschis|răspuns cu text deschis|answer)$/;
const OTHER = /^(?:other|egyéb|altul|alta|altele)\b/;

/**
 * The headers of two rows joined into one: a question over its options (`Question [Option]`), over 'Response', or a block over
 * the parts of a contact. Null where the second row is no header: it holds an address, or too little of it is known.
 */
export function joinedHeaders(
  top: readonly string[],
  below: readonly string[],
  isOption: (header: string) => boolean,
  isContact: (header: string) => boolean,
): string[] | null {
  if (below.every((text) => text === '') || below.some((text) => isEmailAddress(normalizeEmail(text))))
    return null;
  const columns = Math.max(top.length, below.length);
  const groups = filledForward(top, columns);
  let [known, filled, hasSign] = [0, 0, false];
  const joined = Array.from({ length: columns }, (_, column) => {
    const [group, under] = [groups[column]!, below[column] ?? ''];
    if (under === '') return top[column] ?? '';
    filled += 1;
    const isContinued = (top[column] ?? '') === '';
    const isResponse = RESPONSE.test(fold(under));
    const header = `${group} [${under}]`;
    const isPart =
      !isResponse && group !== '' && (isOption(header) || (isContinued && OTHER.test(fold(under))));
    if (isResponse || isPart || isContact(under)) known += 1;
    hasSign ||= isResponse || (isPart && isContinued);
    if (isResponse) return group;
    return isPart ? header : isContact(under) ? under : group === '' ? under : header;
  });
  return hasSign && known * 2 >= filled ? joined : null;
}

/** A header that stands over several columns is written over the first of them. */
function filledForward(top: readonly string[], columns: number): string[] {
  let last = '';
  return Array.from({ length: columns }, (_, column) => (last = top[column] || last));
}
