/** A picture as the server takes it: a PNG in base64. */
export interface RedrawnPicture {
  png: string;
}

export type PictureKind = 'logo' | 'person';
type FileType = 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp';

/** The files that a picture may be made of. */
export const takenTypes: Readonly<Record<PictureKind, readonly FileType[]>> = {
  logo: ['image/svg+xml', 'image/png'],
  person: ['image/jpeg', 'image/png', 'image/webp'],
};

export const mostMegabytes = 20;
/** Of a side: more takes browsers longer to unpack than anybody waits. */
export const mostPixels = 10_000;

/** Why a file is not taken. */
export type PictureProblem = 'type' | 'large' | 'unreadable';

export class RefusedPicture extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem);
    this.name = 'RefusedPicture';
  }
}

/** The longest sides that are tried: a photo becomes a large PNG, and the server takes 600 kB. */
const sides = [640, 480, 320];
const longestBase64 = 800_000;
/** Of a drawing that says no size of its own. */
const drawingSide = 640;

/**
 * Draws a chosen file anew in the browser, which knows more kinds of pictures than the server: a photo loses its place and
 * camera on the way. Throws RefusedPicture.
 */
export async function redrawnPicture(file: File, kind: PictureKind): Promise<RedrawnPicture> {
  if (file.size > mostMegabytes * 1_000_000) throw new RefusedPicture('large');
  const type = typeOf(new Uint8Array(await file.arrayBuffer()));
  if (type === null || !takenTypes[kind].includes(type)) throw new RefusedPicture('type');
  const image = await shownImage(new Blob([file], { type }));
  const isDrawing = type === 'image/svg+xml';
  if (!isDrawing && Math.max(image.naturalWidth, image.naturalHeight) > mostPixels)
    throw new RefusedPicture('large');
  for (const side of sides) {
    const png = drawnWithin(side, image, { isDrawing, isSquare: kind === 'person' });
    if (png.length <= longestBase64) return { png };
  }
  throw new RefusedPicture('large');
}

/** What a file is by its content: names and the types that go by them say anything. Null for what is not taken at all. */
function typeOf(bytes: Uint8Array): FileType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^RIFF[\s\S]{4}WEBP$/.test(start)) return 'image/webp';
  const text = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*<(?:\?xml|!doctype svg|!--|svg)/i.test(text) && /<svg[\s>]/i.test(text)
    ? 'image/svg+xml'
    : null;
}

interface Manner {
  /** May grow to the side. */
  isDrawing: boolean;
  /** Only the middle square is drawn. */
  isSquare: boolean;
}

/** The picture as a PNG in base64, no longer than a side. */
function drawnWithin(side: number, image: HTMLImageElement, { isDrawing, isSquare }: Manner): string {
  const whole = { width: image.naturalWidth || drawingSide, height: image.naturalHeight || drawingSide };
  const shortest = Math.min(whole.width, whole.height);
  const { width, height } = isSquare ? { width: shortest, height: shortest } : whole;
  const fit = side / Math.max(width, height);
  const scale = isDrawing ? Math.min(fit, drawingSide / width) : Math.min(1, fit);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new RefusedPicture('unreadable');
  const [left, top] = [(whole.width - width) / 2, (whole.height - height) / 2];
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** Throws where the browser cannot show it. */
async function shownImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  try {
    image.src = await addressOf(file);
    await image.decode();
  } catch {
    throw new RefusedPicture('unreadable');
  }
  return image;
}

/** An address in the page's own words, as its policy lets no other picture in. */
function addressOf(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new RefusedPicture('unreadable'));
    reader.readAsDataURL(file);
  });
}
