import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PictureKind, redrawnPicture } from './redrawn-picture.ts';

const starts = {
  png: '\x89PNG\r\n\x1a\n',
  jpeg: '\xff\xd8\xff\xe1',
  webp: 'RIFF\x10\x00\x00\x00WEBPVP8 ',
  gif: 'GIF89a',
  bmp: 'BM\x10\x00\x00\x00',
  pdf: '%PDF-1.7',
  html: '<!doctype html><svg></svg>',
  svg: '<svg viewBox="0 0 2 1"></svg>',
  svgWithProlog: '\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n<svg viewBox="0 0 2 1"></svg>',
};
const drawing = (start: keyof typeof starts) => start.startsWith('svg');

/** A file that begins as one of its kind does, whatever its name says. */
function fileOf(start: keyof typeof starts, name = 'kep.png'): File {
  const text = starts[start];
  const bytes = drawing(start)
    ? new TextEncoder().encode(text)
    : Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}

const shown = { width: 100, height: 50, fails: false };
let drawn: { width: number; height: number }[] = [];
/** How long the PNG of a canvas gets, in base64. */
let lengthOf = (_side: number) => 4;

class ShownImage {
  src = '';
  naturalWidth = shown.width;
  naturalHeight = shown.height;
  decode = () => (shown.fails ? Promise.reject(new Error('damaged')) : Promise.resolve());
}

const drawImage = vi.fn();

beforeEach(() => {
  drawImage.mockClear();
  Object.assign(shown, { width: 100, height: 50, fails: false });
  drawn = [];
  lengthOf = () => 4;
  vi.stubGlobal('Image', ShownImage);
  const context = { drawImage } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function url(
    this: HTMLCanvasElement,
  ) {
    drawn.push({ width: this.width, height: this.height });
    return `data:image/png;base64,${'A'.repeat(lengthOf(Math.max(this.width, this.height)))}`;
  });
});

const problemOf = (file: File, kind: PictureKind) =>
  redrawnPicture(file, kind).then(
    () => null,
    ({ problem }: { problem: string }) => problem,
  );

describe('files that a picture is made of', () => {
  it.each([
    ['logo', 'png'],
    ['logo', 'svg'],
    ['logo', 'svgWithProlog'],
    ['person', 'png'],
    ['person', 'jpeg'],
    ['person', 'webp'],
  ] as const)('%s: %s is taken, by its content', async (kind, start) => {
    expect(await problemOf(fileOf(start, 'kep.gif'), kind)).toBeNull();
  });

  it.each([
    ['logo', 'jpeg'],
    ['logo', 'webp'],
    ['logo', 'html'],
    ['person', 'svg'],
    ['person', 'gif'],
    ['person', 'bmp'],
    ['person', 'pdf'],
  ] as const)('%s: %s is refused, whatever its name and type say', async (kind, start) => {
    expect(await problemOf(fileOf(start), kind)).toBe('type');
    expect(drawn).toEqual([]);
  });

  it('a drawing becomes a PNG, too, which grows to its side', async () => {
    expect(await redrawnPicture(fileOf('svg'), 'logo')).toEqual({ png: 'AAAA' });
    expect(drawn).toEqual([{ width: 640, height: 320 }]);
  });

  it('one that is too large is refused: as a file before it is opened, as a picture before it is drawn', async () => {
    const file = fileOf('jpeg');
    Object.defineProperty(file, 'size', { value: 20_000_001 });
    expect(await problemOf(file, 'person')).toBe('large');
    shown.width = 10_001;
    expect(await problemOf(fileOf('jpeg'), 'person')).toBe('large');
    expect(drawn).toEqual([]);
  });

  it('a damaged one is refused', async () => {
    shown.fails = true;
    expect(await problemOf(fileOf('png'), 'person')).toBe('unreadable');
  });

  it('a photo is drawn smaller until the server takes it', async () => {
    Object.assign(shown, { width: 4000, height: 3000 });
    lengthOf = (side) => side ** 2 * 2;
    expect((await redrawnPicture(fileOf('jpeg'), 'person')).png).toHaveLength(2 * 480 ** 2);
    expect(drawn).toEqual([
      { width: 640, height: 640 },
      { width: 480, height: 480 },
    ]);
    lengthOf = () => 800_001;
    expect(await problemOf(fileOf('jpeg'), 'person')).toBe('large');
  });

  it('a small one keeps its size', async () => {
    await redrawnPicture(fileOf('png'), 'logo');
    expect(drawn).toEqual([{ width: 100, height: 50 }]);
  });

  it('of a photo the middle square is drawn', async () => {
    await redrawnPicture(fileOf('png'), 'person');
    expect(drawn).toEqual([{ width: 50, height: 50 }]);
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 25, 0, 50, 50, 0, 0, 50, 50);
  });
});
