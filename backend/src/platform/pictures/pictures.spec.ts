import { crc32, deflateSync } from 'node:zlib';
import { readPng } from './read-png.js';
import { redrawSvg } from './redraw-svg.js';
import { fitInto, onWhite, squareOf } from './resize.js';
import { writePng } from './write-png.js';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  const tail = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, tail]);
}

interface Made {
  width: number;
  height: number;
  depth: number;
  color: number;
  interlace: number;
  raw: Buffer;
  more: Buffer[];
}

/** A PNG as somebody else would write it: one white pixel in grey unless said otherwise. */
function png(shape: Partial<Made> = {}): Buffer {
  const made = {
    width: 1,
    height: 1,
    depth: 8,
    color: 0,
    interlace: 0,
    raw: Buffer.from([0, 255]),
    more: [],
    ...shape,
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(made.width, 0);
  header.writeUInt32BE(made.height, 4);
  header.set([made.depth, made.color, 0, 0, made.interlace], 8);
  const parts = [
    chunk('IHDR', header),
    ...made.more,
    chunk('IDAT', deflateSync(made.raw)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...parts]);
}

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'taken';
};

/** Any pixels: a gradient with a see-through corner. */
const gradient = (width: number, height: number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? (at < 40 ? 0 : 255) : (at * 7) % 256,
  ),
});

describe('Pictures', () => {
  it('come back from a PNG as they went into it, with and without what is see-through', () => {
    for (const pixels of [gradient(37, 11), onWhite(gradient(16, 9))])
      expect(readPng(writePng(pixels))).toEqual(pixels);
  });

  it('are read in every kind of colour', () => {
    const first = (shape: Partial<Made>) => [...readPng(png(shape)).data.subarray(0, 4)];
    expect(first({ depth: 1, raw: Buffer.from([0, 0x80]) })).toEqual([255, 255, 255, 255]);
    expect(first({ depth: 16, raw: Buffer.from([0, 0x80, 0]) })).toEqual([128, 128, 128, 255]);
    expect(first({ color: 2, raw: Buffer.from([0, 1, 2, 3]) })).toEqual([1, 2, 3, 255]);
    expect(first({ color: 4, raw: Buffer.from([0, 9, 40]) })).toEqual([9, 9, 9, 40]);
    const palette = [chunk('PLTE', Buffer.from([7, 8, 9])), chunk('tRNS', Buffer.from([50]))];
    expect(first({ color: 3, raw: Buffer.from([0, 0]), more: palette })).toEqual([7, 8, 9, 50]);
    expect(first({ more: [chunk('tRNS', Buffer.from([0, 255]))] })[3]).toBe(0);
  });

  it('that are damaged, too large or made to fill the memory are refused', () => {
    const whole = png();
    const broken = Buffer.from(whole);
    broken[broken.length - 20]! ^= 1;
    const codes = [
      Buffer.from('GIF89a'),
      whole.subarray(0, 40),
      broken,
      png({ color: 5 }),
      png({ depth: 3 }),
      png({ width: 0 }),
      png({ raw: Buffer.from([9, 255]) }),
      png({ raw: Buffer.from([0]) }),
      // A bomb: far more than its size says.
      png({ raw: Buffer.alloc(20_000_000) }),
      png({ color: 3, raw: Buffer.from([0, 5]), more: [chunk('PLTE', Buffer.from([1, 2, 3]))] }),
    ].map((bytes) => codeOf(() => readPng(bytes)));
    expect(new Set(codes)).toEqual(new Set(['picture_not_png']));
    expect(codeOf(() => readPng(png({ width: 1201 })))).toBe('picture_too_large');
    expect(codeOf(() => readPng(png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 })))).toBe('picture_too_large');
    expect(codeOf(() => readPng(Buffer.alloc(600_001)))).toBe('picture_too_large');
    expect(codeOf(() => readPng(png({ interlace: 1 })))).toBe('picture_interlaced');
  });

  it('lose what else is in the file', () => {
    const text = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script> GPS 47.49'));
    expect(writePng(readPng(png({ more: [text] }))).toString('latin1')).not.toMatch(/script|GPS/);
  });

  it('are cut to a square and made smaller, never larger', () => {
    expect(squareOf(gradient(30, 10))).toMatchObject({ width: 10, height: 10 });
    expect(fitInto(gradient(300, 100), { width: 60, height: 60 })).toMatchObject({ width: 60, height: 20 });
    expect(fitInto(gradient(8, 8), { width: 60, height: 60 })).toMatchObject({ width: 8, height: 8 });
  });
});

const svg = (inside: string, root = 'viewBox="0 0 64 32"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`;

describe('Drawings', () => {
  it('are drawn anew with their shapes, colours, gradients and classes', () => {
    const drawn = redrawSvg(
      svg(`<!-- made with a program --><title>Logo</title><metadata><rdf:RDF/></metadata>
        <style>.a,.b{fill:#0b5565;stroke-width:2px}.b{fill:url(#g)}</style>
        <defs><linearGradient id="g" xlink:href="#h"><stop offset="10%" style="stop-color:#fff"/></linearGradient></defs>
        <g transform="translate(1 2)"><path class="a" d="M0 0L10 10z"/><rect class="b" width="5" height="5"/></g>`),
    );
    expect(drawn).toEqual({
      width: 240,
      height: 120,
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" viewBox="0 0 64 32">' +
        '<defs><linearGradient id="g" href="#h"><stop offset="10%" stop-color="#fff"></stop></linearGradient></defs>' +
        '<g transform="translate(1 2)"><path d="M0 0L10 10z" fill="#0b5565" stroke-width="2px"></path>' +
        '<rect width="5" height="5" fill="url(#g)" stroke-width="2px"></rect></g></svg>',
    });
    expect(redrawSvg(drawn.svg).svg).toBe(drawn.svg);
  });

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<g><foreignObject><iframe/></foreignObject></g>', 'foreignObject'],
    ['<image href="https://evil.example/x.png"/>', 'image'],
    ['<use href="https://evil.example/x.svg#a"/>', 'use'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'a'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>', 'animate'],
    ['<text>Logo</text>', 'text'],
    ['<filter id="f"><feImage href="//evil.example"/></filter>', 'filter'],
    ['<SCRIPT>alert(1)</SCRIPT>', 'SCRIPT'],
    ['<svg onload="alert(1)"/>', 'svg'],
  ])('with %s are refused by name', (inside, part) => {
    try {
      redrawSvg(svg(inside));
    } catch (error) {
      expect(error).toMatchObject({ code: 'picture_svg_part', params: { part } });
      return;
    }
    throw new Error('taken');
  });

  it.each([
    '<path onclick="alert(1)" d="M0 0"/>',
    '<path d="M0 0" fill="url(https://evil.example/x)"/>',
    '<path d="M0 0" style="background:url(//evil.example);fill:expression(alert(1))"/>',
    '<path d="M0 0" fill="url(#a);x:url(//evil.example)"/>',
    '<path d="M0 0&quot; onload=&quot;alert(1)"/>',
    '<style>@import "//evil.example/x.css";</style><path d="M0 0"/>',
    '<style>*{fill:url(//evil.example)}.a{fill:url("//evil.example")}</style><path class="a" d="M0 0"/>',
    '<linearGradient href="//evil.example/x.svg#a"/>',
    '<linearGradient href="javascript:alert(1)"/>',
    '<path id="a&quot;>&lt;script>" d="M0 0"/>',
    '<path xml:base="//evil.example" xlink:href="//evil.example" href="//evil.example" d="M0 0"/>',
    '<evil:script>alert(1)</evil:script>',
  ])('lose everything of %s that could lead away or act', (inside) => {
    expect(redrawSvg(svg(inside)).svg).not.toMatch(/evil|alert|import|&|on\w+=|javascript|xml:|<script/i);
  });

  it('that are none, or made to take long, are refused', () => {
    const deep = '<g>'.repeat(40) + '</g>'.repeat(40);
    const sources = [
      '',
      'hello',
      '<html><body/></html>',
      '<svg viewBox="0 0 1 1">',
      svg('<g></path>'),
      svg('<path d="M0 0" fill=red/>'),
      svg('', 'viewBox="0 0 0 9"'),
      svg('', 'width="100%"'),
      svg('', 'viewBox="0 0 1e9 1"'),
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>',
      `${svg('')}<svg viewBox="0 0 1 1"/>`,
      svg(deep),
      svg('<g/>'.repeat(3001)),
      svg(' '.repeat(100_001)),
      '<style'.repeat(16_000),
      '<!--'.repeat(25_000),
      `<svg ${'a="" '.repeat(15_000)}`,
    ];
    const started = performance.now();
    expect(new Set(sources.map((source) => codeOf(() => redrawSvg(source))))).toEqual(
      new Set(['picture_not_svg']),
    );
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
