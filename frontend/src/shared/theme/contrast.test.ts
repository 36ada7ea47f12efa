import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colorProperty, colors, type ColorName } from './tokens.ts';

const statuses = ['Pending', 'Generated', 'Verified', 'Sent', 'Opened', 'Clicked', 'Error'] as const;

/** Text on its ground; 4.5 is the least for reading (WCAG 1.4.3). */
const textPairs: [ColorName, ColorName][] = [
  ...(['ground', 'mist', 'brandSoft'] as const).flatMap((ground): [ColorName, ColorName][] => [
    ['ink', ground],
    ['inkSoft', ground],
    ['brand', ground],
    ['brandStrong', ground],
    ['accent', ground],
  ]),
  ['ground', 'brand'],
  ['ground', 'brandStrong'],
  ['onPlate', 'plate'],
  ['onPlateSoft', 'plate'],
  ['brandGlow', 'plate'],
  ['success', 'successSoft'],
  ['ink', 'successSoft'],
  ['warning', 'warningSoft'],
  ['error', 'errorSoft'],
  ['error', 'ground'],
  ['accentStrong', 'accentSoft'],
  ['ink', 'track'],
  ['ground', 'bandGreen'],
  ['ground', 'bandBlue'],
  ['ground', 'bandAmber'],
  ['ground', 'bandRed'],
  ...statuses.map((status): [ColorName, ColorName] => [`status${status}`, `status${status}Soft`]),
];

/** Shapes that carry meaning; 3 is the least (WCAG 1.4.11). */
const shapePairs: [ColorName, ColorName][] = [
  ['lineStrong', 'ground'],
  ['lineStrong', 'mist'],
  ['bandGreen', 'track'],
  ['bandBlue', 'track'],
  ['bandAmber', 'track'],
  ['bandRed', 'track'],
  ['brand', 'line'],
  ['brand', 'range'],
  ['ink', 'range'],
  ['accent', 'ground'],
];

const dark = { ...colors, ...Object.fromEntries(declaredIn('dark.css')) } as Record<ColorName, string>;

describe.each([
  ['light', colors],
  ['dark', dark],
])('%s colours', (_scheme, palette) => {
  it.each(textPairs)('%s reads well on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s stands out from %s', (shape, ground) => {
    expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens', () => {
  it('are the same in tokens.css and tokens.ts', () => {
    expect(Object.fromEntries(declaredIn('tokens.css'))).toEqual(colors);
  });

  it('have a dark colour for all that public pages show', () => {
    const kept = ['brandGlow'];
    const names = declaredIn('dark.css').map(([name]) => name);
    const wanted = Object.keys(colors).filter((name) => !name.startsWith('status') && !kept.includes(name));
    expect(names.toSorted()).toEqual(wanted.toSorted());
  });
});

/** The colours that a style sheet declares, by their names in tokens.ts. */
function declaredIn(file: string): [string, string][] {
  const css = readFileSync(join(import.meta.dirname, file), 'utf8');
  const named = new Map(Object.keys(colors).map((name) => [colorProperty(name as ColorName), name]));
  return [...css.matchAll(/(--color-[\w-]+): (#[0-9a-f]{6});/g)].map(([, property, value]) => [
    named.get(property!) ?? property!,
    value!,
  ]);
}

function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
