/** Properties by class, as a drawing's style element gives them. */
export type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Elements that are drawn anew. */
export const DRAWN: ReadonlySet<string> = new Set([
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);

/** What drawing programs add, and nobody sees; styles are read before and written at their elements. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'style']);

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?(?:px|%)?$/i;
const NUMBERS = /^[\d\s,.eE+-]+$/;
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]*$/;
const TRANSFORM = /^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s,.eE+-]*\)[\s,]*)+$/;
const WORD = /^[a-zA-Z-]{1,30}$/;
const ID = /^[A-Za-z_][\w.-]{0,80}$/;
const REFERENCE = /^url\(\s*['"]?(#[A-Za-z_][\w.-]{0,80})['"]?\s*\)$/;
const COLOR = /^(?:[a-zA-Z]{1,30}|#[\da-f]{3,8}|rgba?\([\d\s,.%/]+\))$/i;

const is = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : null);
/** A colour, or a gradient of the same drawing. */
const paint = (value: string) => reference(value) ?? (COLOR.test(value) ? value : null);
const reference = (value: string) => {
  const target = REFERENCE.exec(value)?.[1];
  return target === undefined ? null : `url(${target})`;
};

type Check = (value: string) => string | null;
/** Attributes that are kept, each in its form; all others are not. */
const ATTRIBUTES: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['id', is(ID)],
  ['d', is(PATH)],
  ['points', is(NUMBERS)],
  ['transform', is(TRANSFORM)],
  ['gradientTransform', is(TRANSFORM)],
  ['stroke-dasharray', is(/^(?:none|[\d\s,.%]+)$/)],
  ...['fill', 'stroke', 'stop-color', 'color'].map((name) => [name, paint] as const),
  ...['clip-path', 'mask'].map((name) => [name, reference] as const),
  ...`x y width height cx cy r rx ry x1 y1 x2 y2 fx fy offset opacity fill-opacity stroke-opacity stop-opacity stroke-width
    stroke-miterlimit stroke-dashoffset`
    .split(/\s+/)
    .map((name) => [name, is(NUMBER)] as const),
  ...`fill-rule clip-rule stroke-linecap stroke-linejoin gradientUnits spreadMethod clipPathUnits maskUnits maskContentUnits
    display visibility mask-type`
    .split(/\s+/)
    .map((name) => [name, is(WORD)] as const),
]);

/** Of the root only what is inherited: its size is written anew. */
const OF_ROOT: ReadonlySet<string> = new Set([
  'fill',
  'stroke',
  'color',
  'fill-rule',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
]);

/** What is kept of an element's attributes; classes and its own style count as attributes, in this order. Pure. */
export function allowedAttributes(
  element: string,
  attributes: ReadonlyMap<string, string>,
  rules: Rules,
): Map<string, string> {
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  const given = new Map([
    ...attributes,
    ...classes.flatMap((name) => [...(rules.get(name) ?? [])]),
    ...declarations(attributes.get('style') ?? ''),
  ]);
  const kept = new Map<string, string>();
  for (const [name, value] of given) {
    if (element === 'svg' && !OF_ROOT.has(name)) continue;
    const checked = ATTRIBUTES.get(name)?.(value) ?? null;
    if (checked !== null) kept.set(name, checked);
  }
  const inherited = inheritedFrom(element, attributes);
  if (inherited !== null) kept.set('href', inherited);
  return kept;
}

/** A gradient may go on with another one of the same drawing. */
function inheritedFrom(element: string, attributes: ReadonlyMap<string, string>): string | null {
  if (!element.endsWith('Gradient')) return null;
  const target = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  return target.startsWith('#') && ID.test(target.slice(1)) ? target : null;
}

/** Rules for single classes, as drawing programs write them; others are not read. Pure. */
export function classRules(css: string): Rules {
  const rules = new Map<string, Map<string, string>>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(',')) {
      const name = /^\s*\.([A-Za-z_][\w-]*)\s*$/.exec(selector)?.[1];
      if (name !== undefined) rules.set(name, new Map([...(rules.get(name) ?? []), ...declarations(body)]));
    }
  return rules;
}

const declarations = (css: string): [string, string][] =>
  css.split(';').flatMap((part) => {
    const colon = part.indexOf(':');
    return colon < 0 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()] as [string, string]];
  });
