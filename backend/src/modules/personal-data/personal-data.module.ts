import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataQuery } from './personal-data.query.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [MailModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataQuery, PersonalDataService],
})
export class PersonalDataModule {}
