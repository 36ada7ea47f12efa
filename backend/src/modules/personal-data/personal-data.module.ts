import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataQuery } from './personal-data.query.js';

@Module({
  imports: [MailModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataQuery],
})
export class PersonalDataModule {}
