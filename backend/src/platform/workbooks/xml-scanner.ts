import { WorkbookError } from './workbook.errors.js';
import { isLegal, LONGEST_REFERENCE, malformed, decodedText, withLineEnds } from './xml-text.js';

/** Gives the value of an attribute by its name as it is written; `:id` is the `id` of whatever prefix the writer chose. */
export type Attribute = (name: string) => string | undefined;

/** Listeners get local names: writers are free to prefix elements (`x:row`). A text may come in pieces. */
export interface XmlListener {
  open?(name: string, attribute: Attribute): void;
  text?(text: string): void;
  /** Whether it takes the text that comes now; without it, all. */
  isListening?(): boolean;
  close?(name: string): void;
}

const LONGEST_TAG = 131_072;
/** Real parts are a tenth as deep. */
const DEEPEST = 100;
const LITERAL_END = ']]>';
const [QUOTE, APOSTROPHE, SLASH, LESS, EQUALS, GREATER] = [34, 39, 47, 60, 61, 62];
const [EXCLAMATION, QUESTION] = [33, 63];

/**
 * Scans XML that comes in chunks, in a time that hangs on its length alone, whatever it is made of. It notices what tells a
 * damaged file: tags that do not match, a second root, unknown references, illegal characters. A document type, the door
 * to entity bombs and foreign files, and nesting without end are refused. Throws WorkbookError.
 */
export class XmlScanner {
  /** What was not scanned yet, as its end was still missing. */
  private rest = '';
  private source = '';
  /** What ends the comment, instruction or literal text at hand. */
  private until = '';
  /** Names of the open elements. */
  private readonly path: string[] = [];
  private hasRoot = false;
  /** Attributes of the tag at hand: four places each, where its name and its value start and end. */
  private readonly places: number[] = [];
  private placeCount = 0;

  constructor(private readonly listener: XmlListener) {}

  write(chunk: string): void {
    if (!isLegal(chunk)) throw malformed('a character that XML does not allow');
    this.source = this.rest + chunk;
    let at = 0;
    while (at < this.source.length) {
      const next = this.step(at);
      if (next === at) break;
      at = next;
    }
    this.rest = this.source.slice(at);
    if (this.rest.length > LONGEST_TAG) throw unsafe('a tag of great length');
  }

  end(): void {
    if (this.until || this.path.length > 0 || !this.hasRoot || this.rest.trim() !== '')
      throw malformed('the document ends too early');
  }

  /** Each step gives the place after what it scanned, or where it began when the rest of that is still to come. */
  private step(at: number): number {
    if (this.until) return this.passOver(at);
    if (this.source.charCodeAt(at) !== LESS) return this.passText(at);
    switch (this.source.charCodeAt(at + 1)) {
      case SLASH:
        return this.closeTag(at);
      case QUESTION:
        this.until = '?>';
        return at + 2;
      case EXCLAMATION:
        return this.declaration(at);
      default:
        return this.openTag(at);
    }
  }

  private passText(at: number): number {
    let end = this.source.indexOf('<', at);
    if (end < 0) {
      end = this.source.length;
      const reference = this.source.lastIndexOf('&');
      const isBegun = reference >= at && end - reference <= LONGEST_REFERENCE;
      if (isBegun && !this.source.includes(';', reference)) end = reference;
      else if (this.source.endsWith('\r')) end -= 1;
    }
    if (this.path.length > 0) this.tell(at, end, decodedText);
    else if (this.source.slice(at, end).trim() !== '') throw malformed('text outside of the document');
    return end;
  }

  private passOver(at: number): number {
    const found = this.source.indexOf(this.until, at);
    let end = found >= 0 ? found : Math.max(at, this.source.length - 2);
    if (found < 0 && end > at && this.source[end - 1] === '\r') end -= 1;
    if (this.until === LITERAL_END) this.tell(at, end, withLineEnds);
    if (found < 0) return end;
    end += this.until.length;
    this.until = '';
    return end;
  }

  private tell(start: number, end: number, decode: (raw: string) => string): void {
    const { listener } = this;
    if (listener.text && (listener.isListening?.() ?? true))
      listener.text(decode(this.source.slice(start, end)));
  }

  private declaration(at: number): number {
    const begun = this.source.slice(at, at + 9);
    if (begun.startsWith('<!--')) {
      this.until = '-->';
      return at + 4;
    }
    if (begun === '<![CDATA[' && this.path.length > 0) {
      this.until = LITERAL_END;
      return at + 9;
    }
    if (begun.toUpperCase() === '<!DOCTYPE') throw unsafe('a document type');
    if (begun.length === 9) throw malformed('an unknown declaration');
    return at;
  }

  private closeTag(at: number): number {
    const end = this.source.indexOf('>', at);
    if (end < 0) return at;
    const name = this.path.pop();
    const nameEnd = at + 2 + (name?.length ?? 0);
    if (name === undefined || !this.source.startsWith(name, at + 2))
      throw malformed('a tag that closes nothing');
    if (nameEnd !== end && this.source.slice(nameEnd, end).trim() !== '')
      throw malformed('a tag that closes another one');
    this.listener.close?.(localName(name));
    return end + 1;
  }

  private openTag(at: number): number {
    const { source } = this;
    const nameEnd = this.nameFrom(at + 1);
    this.placeCount = 0;
    for (let place = nameEnd; ;) {
      const next = this.blanksFrom(place);
      const code = source.charCodeAt(next);
      if (Number.isNaN(code)) return at;
      if (code === GREATER) return this.opened(source.slice(at + 1, nameEnd), next + 1, false);
      if (code === SLASH) {
        if (next + 1 === source.length) return at;
        if (source.charCodeAt(next + 1) !== GREATER) throw malformed('a slash within a tag');
        return this.opened(source.slice(at + 1, nameEnd), next + 2, true);
      }
      if (next === place) throw malformed('a name with a strange sign');
      place = this.attributeFrom(next);
      if (place < 0) return at;
    }
  }

  private opened(name: string, next: number, isEmpty: boolean): number {
    if (this.path.length === 0 && this.hasRoot) throw malformed('a second root');
    if (this.path.length >= DEEPEST) throw unsafe('elements within elements without end');
    this.hasRoot = true;
    const local = localName(name);
    this.listener.open?.(local, this.attribute);
    if (isEmpty) this.listener.close?.(local);
    else this.path.push(name);
    return next;
  }

  /** Notes where an attribute stands and gives the place after it; -1 when its end is still to come. */
  private attributeFrom(start: number): number {
    const { source } = this;
    const nameEnd = this.nameFrom(start);
    const equals = this.blanksFrom(nameEnd);
    if (equals === source.length) return -1;
    if (source.charCodeAt(equals) !== EQUALS) throw malformed('an attribute without a value');
    const open = this.blanksFrom(equals + 1);
    if (open === source.length) return -1;
    const quote = source.charCodeAt(open);
    if (quote !== QUOTE && quote !== APOSTROPHE) throw malformed('a value without quotes');
    for (let end = open + 1; end < source.length; end++) {
      const code = source.charCodeAt(end);
      if (code === LESS) throw malformed('a tag within a tag');
      if (code !== quote) continue;
      this.places[this.placeCount] = start;
      this.places[this.placeCount + 1] = nameEnd;
      this.places[this.placeCount + 2] = open + 1;
      this.places[this.placeCount + 3] = end;
      this.placeCount += 4;
      return end + 1;
    }
    return -1;
  }

  private readonly attribute: Attribute = (wanted) => {
    for (let i = 0; i < this.placeCount; i += 4) {
      const [start, end] = [this.places[i]!, this.places[i + 1]!];
      const isRequested = wanted.startsWith(':')
        ? end - start > wanted.length && this.source.endsWith(wanted, end)
        : end - start === wanted.length && this.source.startsWith(wanted, start);
      if (isRequested)
        return decodedText(this.source.slice(this.places[i + 2], this.places[i + 3])).replace(/[\t\n]/g, ' ');
    }
    return undefined;
  };

  /** The place after a name; it may be that of the source's end. */
  private nameFrom(start: number): number {
    let end = start;
    while (end < this.source.length && isNameSign(this.source.charCodeAt(end), end === start)) end += 1;
    if (end === start && end < this.source.length) throw malformed('a name is missing');
    return end;
  }

  private blanksFrom(start: number): number {
    let end = start;
    while (end < this.source.length && this.source.charCodeAt(end) <= 32) end += 1;
    return end;
  }
}

const unsafe = (what: string): WorkbookError => new WorkbookError('workbook_unsafe', {}, new Error(what));

const localName = (name: string): string => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};

/** Letters, `_` and `:`, and behind the first of them digits, `-` and `.`; of letters beyond ASCII all. */
const isNameSign = (code: number, isFirst: boolean): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  code === 58 ||
  code === 95 ||
  code >= 128 ||
  (!isFirst && ((code >= 48 && code <= 57) || code === 45 || code === 46));
