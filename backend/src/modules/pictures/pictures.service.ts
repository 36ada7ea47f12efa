import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { readPng } from '../../platform/pictures/read-png.js';
import { redrawSvg } from '../../platform/pictures/redraw-svg.js';
import { fitInto, onWhite, squareOf } from '../../platform/pictures/resize.js';
import { writePng } from '../../platform/pictures/write-png.js';
import { Picture } from './picture.entity.js';
import { pictureName, sizeOfPicture } from './picture-name.js';

const LOGO = { width: 640, height: 240 };
const PORTRAIT = { width: 240, height: 240 };

export interface ServedPicture {
  type: 'image/svg+xml' | 'image/png';
  bytes: Buffer;
}

/** A picture for the PDF, which knows neither SVG nor what is see-through. */
export interface PrintedPicture {
  width: number;
  height: number;
  /** Base64. */
  png: string;
}

/** Pictures that admins upload, drawn anew before they are kept (rules: pictures). */
@Injectable()
export class PicturesService {
  constructor(private readonly database: Database) {}

  /** Keeps a logo, as a drawing where one is given; answers its name. Throws BadRequest. */
  async keepLogo(png: string, svg: string | null): Promise<string> {
    const pixels = fitInto(readPng(Buffer.from(png, 'base64')), LOGO);
    const redrawn = writePng(pixels);
    if (svg === null)
      return this.keep({ name: pictureName('logo', pixels, redrawn, 'png'), bytes: redrawn, png: null });
    const drawing = redrawSvg(svg);
    const bytes = Buffer.from(drawing.svg, 'utf8');
    return this.keep({ name: pictureName('logo', drawing, bytes, 'svg'), bytes, png: redrawn });
  }

  /** Keeps the middle of a person's picture; answers its name. Throws BadRequest. */
  async keepPortrait(png: string): Promise<string> {
    const pixels = fitInto(squareOf(readPng(Buffer.from(png, 'base64'))), PORTRAIT);
    const bytes = writePng(pixels);
    return this.keep({ name: pictureName('person', pixels, bytes, 'png'), bytes, png: null });
  }

  /** Null for an unknown name; `.svg.png` names the PNG of a drawing. */
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
    const png = writePng(onWhite(readPng(picture.png ?? picture.bytes)));
    return { ...sizeOfPicture(picture.name), png: png.toString('base64') };
  }

  /** Takes it away from wherever it is shown. */
  async forget(name: string): Promise<void> {
    await this.database.query(`DELETE FROM picture WHERE name = $1`, [name]);
  }

  private find(name: string): Promise<Picture | null> {
    return this.database.repository(Picture).findOneBy({ name });
  }

  private async keep({ name, bytes, png }: Pick<Picture, 'name' | 'bytes' | 'png'>): Promise<string> {
    await this.database.query(
      `INSERT INTO picture (name, bytes, png) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET png = excluded.png`,
      [name, bytes, png],
    );
    return name;
  }
}
