import { handOver } from '../../../shared/actions/save-file.ts';
import { colors } from '../../../shared/theme/tokens.ts';

interface Caption {
  title: string;
  finding: string;
}

const margin = 24;
/** Width of a line of the caption, in characters of its size. */
const sizes = { title: 20, finding: 14 } as const;

/**
 * Saves what is drawn below an element as a PNG on white, with title and finding above, at the screen's own sharpness.
 * Answers false when the browser made no picture of it.
 */
export async function savePicture(drawing: HTMLElement, caption: Caption): Promise<boolean> {
  const frame = drawing.getBoundingClientRect();
  const layers = [...drawing.querySelectorAll('canvas')];
  const sharpness = Math.max(1, window.devicePixelRatio);
  const paper = document.createElement('canvas');
  const pen = paper.getContext('2d');
  if (pen === null || layers.length === 0) return false;
  const lines = captionLines(pen, caption, frame.width);
  const head = lines.reduce((sum, { size }) => sum + size * 1.5, margin);
  paper.width = Math.round((frame.width + 2 * margin) * sharpness);
  paper.height = Math.round((frame.height + head + 2 * margin) * sharpness);
  pen.scale(sharpness, sharpness);
  pen.fillStyle = colors.ground;
  pen.fillRect(0, 0, paper.width, paper.height);
  write(pen, lines);
  for (const layer of layers) {
    const { left, top, width, height } = layer.getBoundingClientRect();
    pen.drawImage(layer, margin + left - frame.left, head + margin + top - frame.top, width, height);
  }
  const picture = await new Promise<Blob | null>((done) => paper.toBlob(done, 'image/png'));
  if (picture === null) return false;
  handOver(picture, `${caption.title}.png`);
  return true;
}

interface Line {
  text: string;
  size: number;
  font: string;
}

function captionLines(pen: CanvasRenderingContext2D, caption: Caption, width: number): Line[] {
  const family = getComputedStyle(document.body).fontFamily;
  return (['title', 'finding'] as const).flatMap((part) => {
    const size = sizes[part];
    const font = `${part === 'title' ? '600 ' : ''}${size}px ${family}`;
    pen.font = font;
    const fits = (text: string) => pen.measureText(text).width <= width;
    return wrapWords(caption[part], fits).map((text) => ({ text, size, font }));
  });
}

function write(pen: CanvasRenderingContext2D, lines: readonly Line[]): void {
  let y = margin;
  pen.fillStyle = colors.ink;
  pen.textBaseline = 'top';
  for (const { text, size, font } of lines) {
    pen.font = font;
    pen.fillText(text, margin, y);
    y += size * 1.5;
  }
}

/** Breaks a text between words so that each line fits; a word that is too long has a line of its own. */
export function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
