import { refusePicture } from './picture.errors.js';
import { allowedAttributes, classRules, DRAWN, LEFT_OUT, type Rules } from './svg-allowed.js';

export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

const MOST_CHARACTERS = 100_000;
const MOST_ELEMENTS = 3000;
const DEEPEST = 32;
const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const PASSED_OVER =
  /<!--(?:[^-]|-(?!-))*-->|<\?[^?]*\?>|<!DOCTYPE\s[^>[]*>|<!\[CDATA\[(?:[^\]]|\](?!\]>))*\]\]>|[^<]+/y;

interface Tag {
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  attributes: ReadonlyMap<string, string>;
}

/**
 * Draws an SVG anew from the shapes it holds: elements and attributes of a short list, each value in the form it must have.
 * Scripts, handlers, links, pictures and styles from elsewhere can't come along, as nothing is copied that is not known; what would change the
 * look by being left out is refused by name. Throws BadRequest. Pure (rules: pictures).
 */
export function redrawSvg(source: string): Drawing {
  const text = source.replace(/^\ufeff/, '');
  if (text.length > MOST_CHARACTERS) throw refusePicture('picture_not_svg');
  const rules = classRules(stylesOf(text));
  const writer = new Writer(rules);
  for (const tag of tagsOf(text)) writer.take(tag);
  return writer.end();
}

/** The text of its style elements; what follows the last one is no style. */
const stylesOf = (text: string): string =>
  text
    .split('</style')
    .slice(0, -1)
    .map((part) => part.slice(part.lastIndexOf('<style')).replace(/^<style[^>]*>|<!\[CDATA\[|\]\]>/g, ''))
    .join('\n');

function* tagsOf(text: string): Generator<Tag> {
  for (let at = 0; at < text.length;) {
    const tag = matchAt(TAG, text, at);
    const matched = tag ?? matchAt(PASSED_OVER, text, at);
    if (matched === null) throw refusePicture('picture_not_svg');
    at += matched[0].length;
    if (tag === null) continue;
    const [, slash, name = '', attributes = '', empty] = tag;
    yield { name, isEnd: slash === '/', isEmpty: empty === '/', attributes: attributesOf(attributes) };
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** No value that is kept needs a reference, so none is resolved. */
const attributesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', one, two]) => [name, (one ?? two ?? '').trim()]));

class Writer {
  private readonly parts: string[] = [];
  private readonly path: string[] = [];
  /** How deep the element lies that is left out with all that it holds; 0: none. */
  private leftOutFrom = 0;
  private count = 0;
  private isOver = false;
  private size: { width: number; height: number; viewBox: string } | null = null;

  constructor(private readonly rules: Rules) {}

  take({ name, isEnd, isEmpty, attributes }: Tag): void {
    if (isEnd) return this.close(name);
    if (this.isOver || (this.count += 1) > MOST_ELEMENTS || this.path.length >= DEEPEST)
      throw refusePicture('picture_not_svg');
    this.path.push(name);
    if (this.leftOutFrom === 0) this.open(name, attributes);
    if (isEmpty) this.close(name);
  }

  end(): Drawing {
    if (this.size === null || this.path.length > 0) throw refusePicture('picture_not_svg');
    const { width, height, viewBox } = this.size;
    const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"`;
    return { svg: `${root}${this.parts.join('')}`, width, height };
  }

  private open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (this.path.length === 1) {
      if (name !== 'svg') throw refusePicture('picture_not_svg');
      this.size = sizeOf(attributes);
      this.parts.push(`${this.written(name, attributes)}>`);
    } else if (LEFT_OUT.has(name) || name.includes(':')) this.leftOutFrom = this.path.length;
    else if (DRAWN.has(name)) this.parts.push(`<${name}${this.written(name, attributes)}>`);
    else throw refusePicture('picture_svg_part', { part: name.slice(0, 40) });
  }

  private close(name: string): void {
    if (this.path.at(-1) !== name) throw refusePicture('picture_not_svg');
    if (this.leftOutFrom === 0) this.parts.push(`</${name}>`);
    else if (this.leftOutFrom === this.path.length) this.leftOutFrom = 0;
    this.path.pop();
    if (this.path.length === 0) this.isOver = true;
  }

  private written(name: string, attributes: ReadonlyMap<string, string>): string {
    return [...allowedAttributes(name, attributes, this.rules)]
      .map(([attribute, value]) => ` ${attribute}="${value}"`)
      .join('');
  }
}

const LARGEST_SIDE = 100_000;

/** Its box, from its own viewBox or from width and height in pixels. */
function sizeOf(attributes: ReadonlyMap<string, string>): { width: number; height: number; viewBox: string } {
  const box = (attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const sides = ['width', 'height'].map((name) => Number.parseFloat(attributes.get(name) ?? ''));
  const [x, y, width, height] = box.length === 4 ? box : [0, 0, ...sides];
  const numbers = [x, y, width, height];
  const isBox = numbers.every((number) => Number.isFinite(number) && Math.abs(number!) <= LARGEST_SIDE);
  if (!isBox || width! <= 0 || height! <= 0) throw refusePicture('picture_not_svg');
  // Drawn at the size of a logo wherever nobody says otherwise.
  const scale = Math.min(320 / width!, 120 / height!);
  return {
    width: Math.max(1, Math.round(width! * scale)),
    height: Math.max(1, Math.round(height! * scale)),
    viewBox: numbers.join(' '),
  };
}
