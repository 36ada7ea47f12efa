import { Module } from '@nestjs/common';
import { DictionaryController } from './dictionary.controller.js';
import './ui-text.entity.js';
import { UiTextsService } from './ui-texts.service.js';

@Module({ controllers: [DictionaryController], providers: [UiTextsService], exports: [UiTextsService] })
export class UiTextsModule {}
