import { queryOptions } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';

export type LandingSettings = components['schemas']['LandingSettingsResponse'];

const fiveMinutes = 5 * 60 * 1000;

/** Where the landing page's links lead; kept for five minutes. */
export const landingSettings = queryOptions<LandingSettings>({
  queryKey: ['/api/landing/settings'],
  staleTime: fiveMinutes,
});
