import { queryOptions, useQuery } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';

export type LandingSettings = components['schemas']['LandingSettingsResponse'];

/** The settings as the page has them at the moment. */
export interface LandingLinks {
  /** Null until they have arrived; nothing is made up in their place, as a wrong form would lose a visitor's work. */
  settings: LandingSettings | null;
  /** They could not be had. */
  failed: boolean;
  retry: () => void;
}

const fiveMinutes = 5 * 60 * 1000;

/** This site's own notice, where no other address is set. */
export const ownPrivacyPath = '/privacy';

/** Where the landing page's links lead; kept for five minutes. */
export const landingSettings = queryOptions<LandingSettings>({
  queryKey: ['/api/landing/settings'],
  staleTime: fiveMinutes,
});

/** Reads the settings; the page stands without them. */
export function useLandingLinks(): LandingLinks {
  const { data, isError, isFetching, refetch } = useQuery(landingSettings);
  return { settings: data ?? null, failed: isError && !isFetching, retry: () => void refetch() };
}
