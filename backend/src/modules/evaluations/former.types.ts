/**
 * Who says which evaluation another one follows: the same confirmed address with the same clinic, a person, or a person who says
 * that it follows none.
 */
export const FORMER_BY = ['address', 'person', 'nobody'] as const;
export type FormerBy = (typeof FORMER_BY)[number];
