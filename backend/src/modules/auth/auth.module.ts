import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import './access/access-grant.entity.js';
import { AccessGuard } from './access/access.guard.js';
import { AccessService } from './access/access.service.js';
import { GrantsController } from './access/grants.controller.js';
import { GrantsService } from './access/grants.service.js';
import { AdminImpactQuery } from './admins/admin-impact.query.js';
import { AdminRecoveryService } from './admins/admin-recovery.service.js';
import { AdminsController, AdminUsersController } from './admins/admin-users.controller.js';
import { AdminUsersService } from './admins/admin-users.service.js';
import { AdminsService } from './admins/admins.service.js';
import './api-tokens/api-token.entity.js';
import { ApiTokensController } from './api-tokens/api-tokens.controller.js';
import { ApiTokensService } from './api-tokens/api-tokens.service.js';
import { TokenReader } from './api-tokens/token-reader.js';
import { AuditExportService } from './audit/audit-export.service.js';
import { AuditLogController } from './audit/audit-log.controller.js';
import { AuditLogQuery } from './audit/audit-log.query.js';
import { NoticesService } from './notices/notices.service.js';
import './passkeys/passkey.entity.js';
import { PasskeyRuleService } from './passkeys/passkey-rule.service.js';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service.js';
import { PasskeysController, PasskeySignInController } from './passkeys/passkeys.controller.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { IdentityProviderService } from './single-sign-on/identity-provider.service.js';
import { SingleSignOnController } from './single-sign-on/single-sign-on.controller.js';
import { SingleSignOnService } from './single-sign-on/single-sign-on.service.js';
import { CeremoniesService } from './sign-in/ceremonies.service.js';
import './sign-in/ceremony.entity.js';
import { Entrance } from './sign-in/entrance.js';
import { SignInThrottleService } from './sign-in/sign-in-throttle.service.js';
import { SessionCookie } from './sign-in/session-cookie.js';
import { SessionsService } from './sign-in/sessions.service.js';
import { SignInHousekeeping } from './sign-in/sign-in-housekeeping.js';
import { OwnAccountController, SignInController } from './sign-in/sign-in.controller.js';
import './sign-in/sign-in.entity.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { CodeStrategy, PasswordStrategy } from './sign-in/strategies.js';

@Module({
  imports: [MailModule, SettingsModule, UiTextsModule, PassportModule],
  controllers: [
    SignInController,
    OwnAccountController,
    AdminsController,
    AdminUsersController,
    GrantsController,
    ApiTokensController,
    PasskeysController,
    PasskeySignInController,
    SingleSignOnController,
    AuditLogController,
  ],
  providers: [
    AdminsService,
    AdminUsersService,
    AdminImpactQuery,
    AdminRecoveryService,
    AccessService,
    GrantsService,
    ApiTokensService,
    TokenReader,
    AuditLogQuery,
    AuditExportService,
    NoticesService,
    PasskeyRuleService,
    PasskeysService,
    PasskeySignInService,
    CeremoniesService,
    IdentityProviderService,
    SingleSignOnService,
    Entrance,
    SignInThrottleService,
    SessionCookie,
    SessionsService,
    SignInService,
    SignInHousekeeping,
    CodeStrategy,
    PasswordStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AdminsService, AccessService, NoticesService, SessionsService],
})
export class AuthModule {}
