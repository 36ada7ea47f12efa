import type { Pixels } from './read-png.js';

/** The largest square in the middle. Pure. */
export function squareOf({ width, height, data }: Pixels): Pixels {
  const side = Math.min(width, height);
  const [left, top] = [(width - side) >> 1, (height - side) >> 1];
  const square = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y += 1) {
    const start = ((top + y) * width + left) * 4;
    square.set(data.subarray(start, start + side * 4), y * side * 4);
  }
  return { width: side, height: side, data: square };
}

/** As large as fits, never larger than it was: each new pixel is the mean of those that it covers, by how opaque they are. Pure. */
export function fitInto(pixels: Pixels, most: { width: number; height: number }): Pixels {
  const scale = Math.min(1, most.width / pixels.width, most.height / pixels.height);
  if (scale === 1) return pixels;
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set(
        meanOf(pixels, span(x, width, pixels.width), span(y, height, pixels.height)),
        (y * width + x) * 4,
      );
  return { width, height, data };
}

/** The same on a ground of white. Pure. */
export function onWhite({ width, height, data }: Pixels): Pixels {
  const opaque = data.map((value, index) => {
    const alpha = data[index - (index % 4) + 3]! / 255;
    return index % 4 === 3 ? 255 : Math.round(value * alpha + 255 * (1 - alpha));
  });
  return { width, height, data: opaque };
}

type Span = readonly [from: number, to: number];

const span = (index: number, count: number, of: number): Span => {
  const from = Math.floor((index * of) / count);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * of) / count))];
};

function meanOf({ width, data }: Pixels, [left, right]: Span, [top, bottom]: Span): number[] {
  const sum = [0, 0, 0];
  let opacity = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = data[at + 3]!;
      opacity += alpha;
      for (let index = 0; index < 3; index += 1) sum[index]! += data[at + index]! * alpha;
    }
  const count = (right - left) * (bottom - top);
  const mean = (value: number) => (opacity === 0 ? 0 : Math.round(value / opacity));
  return [...sum.map(mean), Math.round(opacity / count)];
}
