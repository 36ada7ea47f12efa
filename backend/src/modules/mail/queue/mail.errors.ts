import { Conflict } from '../../../platform/errors/app-error.js';
import type { SuppressionReason } from '../delivery/suppression/suppression-reasons.js';

/** The address bounced, complained or opted out before; `details.reason` says which. */
export class AddressSuppressed extends Conflict {
  constructor(reason: SuppressionReason) {
    super('address_suppressed', {}, { reason });
  }
}
