import { ApiError } from '../shared/api/api-error.ts';
import { type Translate } from '../shared/texts/i18n.ts';

/** Of these the server only knows that there were too many: ours says after how long to try again. 'unknown' is a proxy's. */
const limits = ['too_many_requests', 'unknown'];

/** A failed call in words: the server's own, else that it could not be reached. What was typed is still there. */
export function failureText(failure: unknown, t: Translate): string {
  if (!(failure instanceof ApiError) || failure.status === 0) return t('form.error.network');
  const { code, userMessage, retryAfter } = failure;
  if (failure.status === 429 && limits.includes(code))
    return t('form.error.limited', {
      minutes: t('form.intro.minutes', { count: Math.ceil((retryAfter ?? 60) / 60) }),
    });
  return userMessage ?? t('form.error.network');
}
