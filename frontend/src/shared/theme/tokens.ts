/** Every colour of both faces; `tokens.css` carries the same values as custom properties (`bandGreen` is `--color-band-green`). */
export const colors = {
  ink: '#10262e',
  inkSoft: '#44585f',
  ground: '#ffffff',
  mist: '#f3f8f8',
  line: '#d6e2e3',
  lineStrong: '#6f868c',
  brand: '#0b5565',
  brandStrong: '#073c48',
  brandSoft: '#e1f0f1',
  brandGlow: '#8fd8d2',
  accent: '#0b5fb0',
  accentStrong: '#084a8a',
  accentSoft: '#e8f1fb',
  success: '#1f7a1f',
  successSoft: '#eaf6ea',
  warning: '#8a4b00',
  warningSoft: '#fff4e0',
  error: '#b42318',
  errorSoft: '#fdecea',
  plate: '#073c48',
  onPlate: '#ffffff',
  onPlateSoft: '#e1f0f1',
  range: '#8fd8d2',
  track: '#e5e7eb',
  bandGreen: '#15803d',
  bandBlue: '#1d4ed8',
  bandAmber: '#b45309',
  bandRed: '#b91c1c',
  statusPending: '#475467',
  statusPendingSoft: '#f2f4f7',
  statusGenerated: '#0b5fb0',
  statusGeneratedSoft: '#e8f1fb',
  statusVerified: '#1f7a1f',
  statusVerifiedSoft: '#eaf6ea',
  statusSent: '#0e6f8e',
  statusSentSoft: '#e6f7fb',
  statusOpened: '#6941c6',
  statusOpenedSoft: '#f4f3ff',
  statusClicked: '#b0126b',
  statusClickedSoft: '#fdf2fa',
  statusError: '#b42318',
  statusErrorSoft: '#fdecea',
} as const;

export type ColorName = keyof typeof colors;

/** The custom property of a colour, to be used in styles. */
export function colorVariable(name: ColorName): string {
  return `var(${colorProperty(name)})`;
}

/** The name of a colour's custom property. */
export function colorProperty(name: ColorName): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
