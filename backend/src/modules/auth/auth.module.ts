import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { MailModule } from '../mail/mail.module.js';
import './access/access-grant.entity.js';
import { AccessGuard } from './access/access.guard.js';
import { AccessService } from './access/access.service.js';
import { AdminsService } from './admins/admins.service.js';
import { BudgetsService } from './sign-in/budgets.service.js';
import './sign-in/session.entity.js';
import './sign-in/sign-in-budget.entity.js';
import './sign-in/sign-in-code.entity.js';
import { SignInHousekeeping } from './sign-in/sign-in-housekeeping.js';
import { SessionsService } from './sign-in/sessions.service.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { SessionReader } from './sign-in/session-reader.js';
import { AdminSerializer, CodeStrategy, PasswordStrategy } from './sign-in/strategies.js';

@Module({
  imports: [MailModule, PassportModule.register({ session: true })],
  controllers: [SignInController],
  providers: [
    AdminsService,
    AccessService,
    BudgetsService,
    SessionsService,
    SignInService,
    SignInHousekeeping,
    SessionReader,
    CodeStrategy,
    PasswordStrategy,
    AdminSerializer,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AdminsService, AccessService, SessionsService],
})
export class AuthModule {}
