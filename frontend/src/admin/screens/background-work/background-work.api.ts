import { keepPreviousData } from '@tanstack/react-query';
import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';

export type BackgroundWork = Schemas['BackgroundWorkResponse'];
export type WorkQueue = BackgroundWork['queues'][number];
export type ScheduledTask = BackgroundWork['tasks'][number];

/** Quick enough to watch, and easy on the server: the person who has the page open is mostly looking at it. */
const refreshMs = 4000;

/** How the background work stands; asked again while the page is open and in sight. */
export const backgroundWorkOptions = query(
  '/api/admin/background-work',
  {},
  {
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  },
);
