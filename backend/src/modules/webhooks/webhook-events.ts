/** What a webhook can subscribe to; the database writes these words (rules: webhooks). */
export const WEBHOOK_EVENTS = [
  'evaluation.created',
  'evaluation.generated',
  'evaluation.verified',
  'evaluation.sent',
  'evaluation.opened',
  'evaluation.clicked',
  'offer.requested',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event that a test sends. */
export const PING = 'ping';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'stopped'] as const;
/** `stopped`: the webhook was switched off while it waited. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a webhook was switched off by itself: it failed for days, or its receiver answered 410. */
export const OFF_REASONS = ['failures', 'gone'] as const;
export type OffReason = (typeof OFF_REASONS)[number];
