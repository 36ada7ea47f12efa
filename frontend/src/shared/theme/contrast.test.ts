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
  ['brandSoft', 'brandStrong'],
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
  ['accent', 'ground'],
];

describe('tokens', () => {
  it.each(textPairs)('%s reads well on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s stands out from %s', (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it('are the same in tokens.css and tokens.ts', () => {
    const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
    const declared = Object.fromEntries(
      [...css.matchAll(/(--color-[\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]),
    );
    const expected = Object.fromEntries(
      Object.entries(colors).map(([name, value]) => [colorProperty(name as ColorName), value]),
    );
    expect(declared).toEqual(expected);
  });
});

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
