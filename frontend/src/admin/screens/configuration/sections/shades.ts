import { colorVariable, type ColorName } from '../../../../shared/theme/tokens.ts';

/** Neighbours differ clearly; the colour only leads the eye from the bar to the list, which says everything in words. */
const shades: readonly ColorName[] = [
  'brand',
  'statusSent',
  'accent',
  'statusOpened',
  'statusClicked',
  'warning',
];

/** The colour of the section at an index, from 0. */
export function shadeOf(index: number): string {
  return colorVariable(shades[Math.max(0, index) % shades.length] ?? 'brand');
}
