import fc from '../../../test/setup/random-inputs.js';
import { SaxesParser } from 'saxes';
import { XmlScanner, type XmlListener } from './xml-scanner.js';

type Event = string[];

const listenerTo = (events: Event[]): XmlListener => ({
  open: (name, attribute) => events.push(['open', name, attribute('r') ?? '', attribute(':id') ?? '']),
  text: (text) => {
    const last = events.at(-1);
    if (last?.[0] === 'text') last[1] += text;
    else if (text !== '') events.push(['text', text]);
  },
  close: (name) => events.push(['close', name]),
});

/** What the scanner tells of a document that comes in pieces of some length. */
function scan(xml: string, pieceLength = xml.length || 1): Event[] {
  const events: Event[] = [];
  const scanner = new XmlScanner(listenerTo(events));
  for (let at = 0; at < xml.length; at += pieceLength) scanner.write(xml.slice(at, at + pieceLength));
  scanner.end();
  return events;
}

/** What a strict parser tells of it. */
function parse(xml: string): Event[] {
  const events: Event[] = [];
  const listener = listenerTo(events);
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    const prefixed = Object.keys(attributes).find((key) => key.endsWith(':id'));
    listener.open!(local(name), (wanted) => attributes[wanted === ':id' ? (prefixed ?? '') : wanted]);
  });
  let depth = 0;
  const tell = (piece: string) => depth > 0 && listener.text!(piece);
  parser.on('text', tell);
  parser.on('cdata', tell);
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    listener.close!(local(name));
  });
  parser.write(xml).close();
  return events;
}

const text = fc
  .array(
    fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\r',
      '\r\n',
      '&amp;',
      '&#x1F600;',
      '&#13;',
      '&lt;',
      'ő',
      '😀',
      '-',
      ';',
      '<!-- - -->',
      '<?p ? ?>',
      '<![CDATA[&<]>\r]]>',
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));
const name = fc.constantFrom('a', 'x:row', 'c-1', 'é');
const attributes = fc.constantFrom('', ' r="A1"', ' r = \'&quot;>\'\n ns0:id="q\tr"', ' d3p1:id="7" s=""  ');
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      name,
      attributes,
      fc.array(fc.oneof({ depthSize: 'small' }, text, tie('element')), { maxLength: 4 }),
    )
    .map(([tag, written, inner]) =>
      inner.length === 0 ? `<${tag}${written}/>` : `<${tag}${written}>${inner.join('')}</${tag} >`,
    ),
}));

it('tells of any document what a strict parser tells, in whatever pieces it comes', () => {
  fc.assert(
    fc.property(element, fc.integer({ min: 1, max: 20 }), (root, pieceLength) => {
      const xml = `<?xml version="1.0" standalone="yes"?>\n<!-- - > -->${root}\n`;
      const expected = parse(xml);
      expect(scan(xml)).toEqual(expected);
      expect(scan(xml, pieceLength)).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});

it.each([
  '',
  ' ',
  'text',
  '<!-- -->',
  '<a>',
  '<a></b>',
  '<a/><b/>',
  '<a/>x',
  '</a>',
  '<a></a x>',
  '<a b/>',
  '<a b=c/>',
  '<a b="<"/>',
  '<a b="c"d="e"/>',
  '<a b="c/>',
  '<1/>',
  '< a/>',
  '<a/ >',
  '<a>&</a>',
  '<a>& b</a>',
  '<a>&b;</a>',
  '<a>&#0;</a>',
  '<a>&#x110000;</a>',
  '<a>&#1;</a>',
  '<a>&#xg;</a>',
  '<a>\0</a>',
  '<a>\u0001</a>',
  '<a>\uFFFE</a>',
  '<a><!x></a>',
  '<a><!-- </a>',
  '<a><![CDATA[</a>',
  '<![CDATA[x]]>',
  '<a><?x</a>',
  '<a',
  '<a>&am',
  '<',
])('takes %j for damaged, in one piece and in many', (xml) => {
  for (const length of [xml.length || 1, 1])
    expect(() => scan(xml, length)).toThrow(expect.objectContaining({ code: 'workbook_damaged' }));
});

it.each([
  '<!DOCTYPE a><a/>',
  '<!doctype a [<!ENTITY b "c">]><a/>',
  '<!-- x --><!DOCTYPE a><a/>',
  '<a>'.repeat(101),
])('refuses %j', (xml) => {
  for (const length of [xml.length, 7])
    expect(() => scan(xml, length)).toThrow(expect.objectContaining({ code: 'workbook_unsafe' }));
});

it('refuses a tag whose end does not come', () => {
  const scanner = new XmlScanner({});
  const write = () => scanner.write('>'.repeat(16_384));
  scanner.write('<a b="');
  expect(() => Array.from({ length: 20 }, write)).toThrow(
    expect.objectContaining({ code: 'workbook_unsafe' }),
  );
});

it('takes millions of every kind of markup', () => {
  const kinds = [
    '<a/>',
    '<!---->',
    '&lt;',
    '\r\n',
    '<a b="" c="" d=""/>',
    '<?p?>',
    '<![CDATA[]]]]>',
    '<!-- - - - -->',
    '<b></b>',
    `<a b="${'>'.repeat(100_000)}"/>`,
  ];
  for (const kind of kinds) {
    const xml = `<a>${kind.repeat(Math.floor(3_000_000 / kind.length))}</a>`;
    const scanner = new XmlScanner({ text: () => undefined });
    for (let at = 0; at < xml.length; at += 16_384) scanner.write(xml.slice(at, at + 16_384));
    scanner.end();
  }
});
