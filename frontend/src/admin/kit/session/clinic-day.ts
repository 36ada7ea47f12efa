import { useQuery } from '@tanstack/react-query';
import { sessionOptions } from '../../../shared/actions/session.ts';
import { todayOf } from '../ui/day.ts';
import { useNow } from '../ui/use-now.ts';

/** The time zone of the clinics, by whose clock the server counts days (rules: Periods). */
export const useClinicZone = (): string => useQuery(sessionOptions).data?.timeZone ?? 'Europe/Budapest';

/** The day it is for the clinics, YYYY-MM-DD. */
export function useToday(): string {
  const zone = useClinicZone();
  return todayOf(new Date(useNow()), zone);
}
