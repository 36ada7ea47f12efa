import { Module } from '@nestjs/common';
import './picture.entity.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';

/** What admins upload to show who is behind the pages. */
@Module({ controllers: [PicturesController], providers: [PicturesService], exports: [PicturesService] })
export class PicturesModule {}
