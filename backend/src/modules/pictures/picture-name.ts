import { createHash } from 'node:crypto';

/** Of whom it is: the organisation's logo, or a person's portrait. */
export type PictureKind = 'logo' | 'person';
interface Size {
  width: number;
  height: number;
}

const NAME = /^(?:logo|person)-\d{1,4}x\d{1,4}-[\da-f]{32}\.(?:svg|png)$/;

export const isPictureName = (text: string): boolean => NAME.test(text);

/** Kind, size and a part of the SHA-256: who reads a page knows the size before the picture has come. Pure. */
export function pictureName(
  kind: PictureKind,
  { width, height }: Size,
  bytes: Buffer,
  ending: 'svg' | 'png',
): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return `${kind}-${width}x${height}-${hash}.${ending}`;
}

/** Where it is on this site. Pure. */
export const picturePath = (name: string): string => `/api/pictures/${name}`;

/** The name of what is at a path; null without one. Pure. */
export const pictureAt = (path: string | undefined): string | null =>
  path?.slice(picturePath('').length) ?? null;

/** Where its PNG is. Pure. */
export const pngPath = (name: string): string => picturePath(name.endsWith('.svg') ? `${name}.png` : name);

/** The size that it is drawn at, as its name or path says. Pure. */
export function sizeOfPicture(name: string): Size {
  const [, width = '0', height = '0'] = /-(\d{1,4})x(\d{1,4})-/.exec(name) ?? [];
  return { width: Number(width), height: Number(height) };
}
