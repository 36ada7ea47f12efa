export const SUPPRESSION_REASONS = ['bounced', 'complained', 'opted_out'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
