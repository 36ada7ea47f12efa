import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { cleanText } from '../text/clean-text.js';
import { BadRequest } from '../errors/app-error.js';

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** A zip; and an OLE file, which its reader knows to be an old or an encrypted workbook and says so. */
const PACKAGE_STARTS = [Buffer.from('PK'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];

/** One file in the multipart field `file`, held in memory, 10 MB at most; beside it texts that the call names. */
export const OneFile = (texts: Record<string, string> = {}, fieldSize = 1024): MethodDecorator =>
  applyDecorators(
    UseInterceptors(
      FileInterceptor('file', {
        limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 5, parts: 8, fieldSize },
      }),
    ),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: { type: 'string', format: 'binary' },
          ...Object.fromEntries(
            Object.entries(texts).map(([name, description]) => [name, { type: 'string', description }]),
          ),
        },
      },
    }),
  );

/** Whether a file is a table in text, by its name. */
export const isTextTable = (name: string): boolean => /\.(?:csv|tsv|tab|txt)$/i.test(name);

/** The uploaded table: a workbook, or a text by its name. Throws BadRequest. */
export function tableOf(file: Express.Multer.File | undefined): { name: string; bytes: Buffer } {
  if (!file || !isTextTable(file.originalname)) return uploadOf(file);
  return { name: nameOf(file), bytes: file.buffer };
}

// Browsers send the name as UTF-8 bytes, which the parser reads as Latin-1.
const nameOf = ({ originalname }: Express.Multer.File): string =>
  cleanText(Buffer.from(originalname, 'latin1').toString('utf8'));

/** The uploaded workbook, .xlsx by name and at first sight by content, or a clear refusal. */
export function uploadOf(file: Express.Multer.File | undefined): { name: string; bytes: Buffer } {
  if (!file) throw new BadRequest('upload_missing');
  const name = nameOf(file);
  const isPackage = PACKAGE_STARTS.some((start) => file.buffer.subarray(0, start.length).equals(start));
  if (!name.toLowerCase().endsWith('.xlsx') || !isPackage) throw new BadRequest('workbook_not_xlsx');
  return { name, bytes: file.buffer };
}
