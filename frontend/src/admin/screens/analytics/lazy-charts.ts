import { lazy } from 'react';

/** The charts and their library, which weighs more than all the rest: fetched when one is to be drawn. */
const load = () => import('./charts/charts.tsx');

export const GroupedBars = lazy(async () => ({ default: (await load()).GroupedBars }));
export const StatusPie = lazy(async () => ({ default: (await load()).StatusPie }));
export const WeekColumns = lazy(async () => ({ default: (await load()).WeekColumns }));
export const WeekLine = lazy(async () => ({ default: (await load()).WeekLine }));
