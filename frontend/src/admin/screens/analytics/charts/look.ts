import { colors } from '../../../../shared/theme/tokens.ts';

/** The page's own; a canvas does not take it over. */
const font =
  "Rubik, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif";

/** Colours of the series in their order; each stands out from the ground, and none speaks without its label. */
export const seriesColors = {
  min: colors.lineStrong,
  mean: colors.brand,
  median: colors.bandAmber,
  max: colors.accent,
} as const;

/** Text beside bars and slices. */
export const labelText = {
  fill: colors.ink,
  fillOpacity: 1,
  fontFamily: font,
  fontSize: 12,
} as const;

/** An axis whose words are as dark as the page's. */
export const axisText = {
  title: false,
  labelAutoRotate: false,
  labelAutoHide: true,
  tick: false,
  labelFill: colors.ink,
  labelFillOpacity: 1,
  labelOpacity: 1,
  labelFontFamily: font,
  labelFontSize: 12,
  gridStroke: colors.line,
  gridStrokeOpacity: 1,
} as const;

export const legendText = {
  itemLabelFill: colors.ink,
  itemLabelFillOpacity: 1,
  itemLabelFontFamily: font,
  itemLabelFontSize: 12,
} as const;

/**
 * What all charts have in common. Nothing moves. No tooltips: the library writes them as HTML, and names of sections
 * and products are texts that somebody typed.
 */
export const calm = {
  animate: false,
  tooltip: false,
  interaction: { tooltip: false, elementHighlight: false, legendFilter: false },
} as const;
