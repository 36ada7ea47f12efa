import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../kit/session/clinic-day.ts';
import { daysOf, problemOf, readPeriod, writePeriod, type PeriodState } from './period.ts';

/** The period that the address bar names: reload, back and a shared link show the same. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const state = useMemo(() => readPeriod(params), [params]);
  const days = useMemo(() => daysOf(state, today), [state, today]);
  const change = useCallback(
    (patch: Partial<PeriodState>) =>
      setParams((current) => writePeriod(current, patch), { preventScrollReset: true }),
    [setParams],
  );
  const search = useMemo(() => writePeriod(new URLSearchParams(), state).toString(), [state]);
  return {
    state,
    days,
    problem: problemOf(days, today),
    change,
    /** The period alone, for links to other parts. */ search,
  };
}

export type PeriodControl = ReturnType<typeof usePeriod>;
