import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { todayOf } from '../ui/day.ts';
import { useNow } from '../ui/use-now.ts';
import { daysOf, problemOf, readPeriod, writePeriod, type PeriodState } from './period.ts';

/** The period that the address bar names: reload, back and a shared link show the same. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const today = todayOf(new Date(useNow()));
  const state = useMemo(() => readPeriod(params), [params]);
  const days = useMemo(() => daysOf(state, today), [state, today]);
  const change = useCallback(
    (patch: Partial<PeriodState>) =>
      setParams((current) => writePeriod(current, patch), { preventScrollReset: true }),
    [setParams],
  );
  return { state, days, problem: problemOf(days, today), change };
}

export type PeriodControl = ReturnType<typeof usePeriod>;
