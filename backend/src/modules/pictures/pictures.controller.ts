import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { NotFound } from '../../platform/errors/app-error.js';
import { Call, Public } from '../../platform/http/route-access.js';
import { PictureParam } from './pictures.dto.js';
import { PicturesService } from './pictures.service.js';

/** Opened by itself a drawing is a page of its own: one that may do nothing. */
const POLICY = `default-src 'none'; sandbox`;
const binary = { schema: { type: 'string', format: 'binary' } };

@ApiTags('Public')
@Controller('pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Get(':name')
  @Public({ sameForAll: true })
  @Call('A logo or a portrait; what a name stands for never changes', null, { errors: [404] })
  @ApiOkResponse({ content: { 'image/png': binary, 'image/svg+xml': binary } })
  async getPicture(@Param() { name }: PictureParam, @Res() response: Response): Promise<void> {
    const picture = await this.pictures.serve(name);
    if (picture === null) throw new NotFound();
    response
      .set({
        'Content-Type': picture.type,
        'Content-Length': String(picture.bytes.length),
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Mails are read on other sites.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .end(picture.bytes);
  }
}
