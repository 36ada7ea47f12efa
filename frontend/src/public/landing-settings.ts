import { type Schemas } from '../shared/api/operations.ts';
import { query } from '../shared/api/query.ts';

export type LandingSettings = Schemas['LandingSettingsResponse'];

const fiveMinutes = 5 * 60 * 1000;

/** The addresses that the public pages link to; kept for five minutes. */
export const landingSettings = query('/api/landing/settings', {}, { staleTime: fiveMinutes });
