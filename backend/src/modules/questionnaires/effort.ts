/** How much work it is for a clinic to do what a question suggests. */
export const EFFORTS = ['small', 'medium', 'large'] as const;
export type Effort = (typeof EFFORTS)[number];
