import { fill, type Filled } from './fill.js';

/** What a mail's body is made of, whether it becomes text or HTML. */
export type Block =
  | { kind: 'paragraph'; lines: Filled[] }
  | { kind: 'list'; items: Filled[] }
  | { kind: 'facts'; rows: Row[] };

interface Row {
  label: string;
  value: Filled;
  /** Where the row leads. */
  link?: string;
}

/** A picture that mail programs fetch from this site, if they are let to; without it its words stand there. */
export interface MailLogo {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** A mail before it is laid out: `blocks` above the button, `below` under it, `after` as small print. */
export interface Parts {
  title: Filled;
  /** The line that mailboxes show beside the subject. */
  preheader: Filled;
  brand: Filled;
  blocks: Block[];
  code?: string;
  button: Filled;
  link: string;
  /** The link to get no more mails, where the texts name it. */
  optOut: string;
  below: Block[];
  after: Block[];
  linkHint: Filled;
  footer: Filled;
  /** Who is behind the mail, a line each. */
  organisation: readonly string[];
  /** Its logo, where it has one. */
  logo: MailLogo | null;
}

const BULLET = /^\s*[•-] /;

/** Paragraphs, and lists where lines begin with a bullet; an empty line ends a paragraph. Pure. */
export function proseOf(template: string, values: Readonly<Record<string, string>>): Block[] {
  const blocks: Block[] = [];
  let last: Block | null = null;
  for (const line of fill(template, values).split('\n') as Filled[]) {
    if (line.trim() === '') last = null;
    else if (BULLET.test(line)) {
      if (last?.kind !== 'list') blocks.push((last = { kind: 'list', items: [] }));
      last.items.push(line.replace(BULLET, '') as Filled);
    } else {
      if (last?.kind !== 'paragraph') blocks.push((last = { kind: 'paragraph', lines: [] }));
      last.lines.push(line);
    }
  }
  return blocks;
}

/**
 * A row per line of the text, parted at its first colon before anything is filled in, so that a value's own colon parts nothing.
 * A row without a value is left out; one that is a single value may be a link. Pure.
 */
export function factsOf(
  template: string,
  values: Readonly<Record<string, string>>,
  links: Readonly<Record<string, string>> = {},
): Block[] {
  const rows = template
    .split(/\r\n|[\n\r]/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      const text = line.slice(colon + 1).trim();
      const link = links[/^\{(\w+)\}$/.exec(text)?.[1] ?? ''];
      return {
        label: line.slice(0, Math.max(0, colon)).trim(),
        value: fill(text, values),
        ...(link === undefined ? {} : { link }),
      };
    })
    .filter(({ value }) => value.trim() !== '');
  return rows.length > 0 ? [{ kind: 'facts', rows }] : [];
}
