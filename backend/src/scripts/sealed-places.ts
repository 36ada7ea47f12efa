import { SEALED_MAILS } from '../modules/mail/queue/mail.entity.js';
import { SEALED_SETTINGS } from '../modules/settings/setting.entity.js';
import { SEALED_WEBHOOKS } from '../modules/webhooks/webhook.entity.js';
import type { SealedPlace } from '../platform/database/reseal.js';

/** Everything that is sealed under the settings key. */
export const SEALED_PLACES: readonly SealedPlace[] = [SEALED_SETTINGS, SEALED_MAILS, ...SEALED_WEBHOOKS];
