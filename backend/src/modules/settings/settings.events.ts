import type { SettingKey } from './settings.catalog.js';

/** A setting has another value now, or none. Emitted in the transaction that changes it, without the value. */
export class SettingChanged {
  constructor(
    readonly key: SettingKey,
    /** Who changed it; null outside a request. */
    readonly adminId: number | null,
    /** A secret, an address that a secret is sent to, or who gets in. */
    readonly isSensitive: boolean,
  ) {}
}
