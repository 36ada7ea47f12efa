import { makePng, pngChunk } from '../../../test/make/png.js';
import { checkPng } from './check-png.js';

/** One grey pixel. */
const grey = (shape: Parameters<typeof makePng>[2] = {}, width = 1, height = 1) =>
  makePng(width, height, { color: 0, raw: Buffer.from([0, 255]), ...shape });

const codeOf = (bytes: Buffer): string => {
  try {
    checkPng(bytes);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'taken';
};

describe('A PNG', () => {
  it('is taken as it is in every kind of colour, with its size', () => {
    const palette = [pngChunk('PLTE', Buffer.from([7, 8, 9])), pngChunk('tRNS', Buffer.from([50]))];
    for (const png of [
      makePng(37, 11),
      grey(),
      grey({ depth: 1, raw: Buffer.from([0, 0x80]) }),
      grey({ color: 2, raw: Buffer.from([0, 1, 2, 3]) }),
      grey({ color: 4, raw: Buffer.from([0, 9, 40]) }),
      grey({ color: 3, raw: Buffer.from([0, 0]), more: palette }),
    ])
      expect(checkPng(png).bytes).toEqual(png);
    expect(checkPng(makePng(37, 11))).toMatchObject({ width: 37, height: 11 });
  });

  it('loses what nobody sees, and what follows its end', () => {
    const text = pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script> GPS 47.49'));
    const photo = pngChunk('eXIf', Buffer.from('GPS 47.49'));
    const more = Buffer.concat([grey({ more: [text, photo] }), Buffer.from('<script>')]);
    expect(checkPng(more).bytes).toEqual(grey());
  });

  it('that is damaged or made to fill the memory is refused', () => {
    const whole = grey();
    const broken = Buffer.from(whole);
    broken[broken.length - 20]! ^= 1;
    const codes = [
      Buffer.from('GIF89a'),
      whole.subarray(0, 40),
      broken,
      grey({ color: 5 }),
      grey({ depth: 3 }),
      grey({ depth: 16, raw: Buffer.from([0, 1, 2]) }),
      grey({}, 0),
      grey({ raw: Buffer.from([0]) }),
      // A bomb: far more than its size says.
      grey({ raw: Buffer.alloc(20_000_000) }),
    ].map(codeOf);
    expect(new Set(codes)).toEqual(new Set(['picture_not_png']));
  });

  it('that is too large or interlaced is refused in words of its own', () => {
    expect(codeOf(grey({}, 1201))).toBe('picture_too_large');
    expect(codeOf(grey({}, 2 ** 31 - 1, 2 ** 31 - 1))).toBe('picture_too_large');
    expect(codeOf(Buffer.alloc(600_001))).toBe('picture_too_large');
    expect(codeOf(grey({ interlace: 1 }))).toBe('picture_interlaced');
  });
});
