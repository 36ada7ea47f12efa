/** So near each other, two dots would cover one another; percentage points. */
const near = 3;
const rows = 3;

export interface Dot {
  percentage: number;
  /** From the bottom, 0 to 2. */
  row: number;
}

/** Places for results given in order, in tenths of a percent: each as low as it stands clear of those before it. */
export function dotsOf(tenths: readonly number[]): Dot[] {
  const ends = Array<number>(rows).fill(-near);
  return tenths.map((tenth) => {
    const percentage = tenth / 10;
    const free = ends.findIndex((end) => percentage - end >= near);
    const row = free === -1 ? ends.indexOf(Math.min(...ends)) : free;
    ends[row] = percentage;
    return { percentage, row };
  });
}
