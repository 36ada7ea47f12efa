/** The gauge is a ring open at the bottom: it starts at lower left and sweeps 270 degrees clockwise. */
const startDegrees = 135;
const sweepDegrees = 270;

/** A percentage as a share of the ring, 0..1; what is no number counts as nothing. */
export function shareOf(percentage: number): number {
  return Number.isFinite(percentage) ? Math.min(Math.max(percentage / 100, 0), 1) : 0;
}

/** The point at a share of the ring, in the drawing's own units around its centre. */
export function pointOnGauge(radius: number, share: number): { x: number; y: number } {
  const angle = ((startDegrees + sweepDegrees * share) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** The path of the arc from the ring's beginning to a share of it. */
export function arcPath(radius: number, share: number): string {
  const start = pointOnGauge(radius, 0);
  const end = pointOnGauge(radius, share);
  const large = share * sweepDegrees > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
