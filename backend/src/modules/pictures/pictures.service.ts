import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { checkPng } from './check-png.js';
import { Picture } from './picture.entity.js';
import { pictureName, sizeOfPicture } from './picture-name.js';

/** What pages, mails and the PDF draw it within, in pixels. */
const LOGO = { width: 320, height: 120 };
const PORTRAIT = 240;

export interface ServedPicture {
  type: 'image/svg+xml' | 'image/png';
  bytes: Buffer;
}

/** A picture for the PDF. */
export interface PrintedPicture {
  width: number;
  height: number;
  /** Base64. */
  png: string;
}

/** Pictures that admins upload, checked before they are stored (rules: pictures). */
@Injectable()
export class PicturesService {
  constructor(private readonly database: Database) {}

  /** Stores a logo; answers its name. Throws BadRequest. */
  async storeLogo(png: string): Promise<string> {
    const { bytes, width, height } = checkPng(Buffer.from(png, 'base64'));
    const scale = Math.min(1, LOGO.width / width, LOGO.height / height);
    const size = { width: atLeastOne(width * scale), height: atLeastOne(height * scale) };
    return this.store(pictureName('logo', size, bytes, 'png'), bytes);
  }

  /** Stores a person's picture, of which the middle square is shown; answers its name. Throws BadRequest. */
  async storePortrait(png: string): Promise<string> {
    const { bytes, width, height } = checkPng(Buffer.from(png, 'base64'));
    const side = Math.min(PORTRAIT, width, height);
    return this.store(pictureName('person', { width: side, height: side }, bytes, 'png'), bytes);
  }

  /** Null for an unknown name. Drawings are stored no more; of those that were, `.svg.png` names the PNG. */
  async serve(name: string): Promise<ServedPicture | null> {
    const asPng = name.endsWith('.svg.png');
    const picture = await this.find(asPng ? name.slice(0, -'.png'.length) : name);
    if (picture === null) return null;
    if (asPng) return picture.png && { type: 'image/png', bytes: picture.png };
    return { type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png', bytes: picture.bytes };
  }

  /** Null where there is no such picture any more. */
  async print(name: string | null): Promise<PrintedPicture | null> {
    const picture = name === null ? null : await this.find(name);
    if (picture === null) return null;
    return { ...sizeOfPicture(picture.name), png: (picture.png ?? picture.bytes).toString('base64') };
  }

  /** Takes it away from wherever it is shown. */
  async forget(name: string): Promise<void> {
    await this.database.query(`DELETE FROM picture WHERE name = $1`, [name]);
  }

  private find(name: string): Promise<Picture | null> {
    return this.database.repository(Picture).findOneBy({ name });
  }

  private async store(name: string, bytes: Buffer): Promise<string> {
    await this.database.query(
      `INSERT INTO picture (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`,
      [name, bytes],
    );
    return name;
  }
}

const atLeastOne = (pixels: number) => Math.max(1, Math.round(pixels));
