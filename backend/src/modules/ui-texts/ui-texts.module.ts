import { Module } from '@nestjs/common';
import { CatalogueService } from './catalogue.service.js';
import { TextEditingService } from './editing.service.js';
import { TextTransferService } from './transfer.service.js';
import './ui-text.entity.js';
import { DictionaryController, UiTextsController } from './ui-texts.controller.js';
import { UiTextsQuery } from './ui-texts.query.js';
import { UiTextsService } from './ui-texts.service.js';

@Module({
  controllers: [DictionaryController, UiTextsController],
  providers: [CatalogueService, TextEditingService, TextTransferService, UiTextsQuery, UiTextsService],
  exports: [UiTextsService],
})
export class UiTextsModule {}
