import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import { ContinueLaterService } from './drafts/continue-later.service.js';
import { DraftErasureService } from './drafts/draft-erasure.service.js';
import { ResponseDraftsController } from './drafts/response-drafts.controller.js';
import { ResponseDraftsService } from './drafts/response-drafts.service.js';
import './drafts/response-draft.entity.js';
import './form-slug.entity.js';
import './funnel/funnel-count.entity.js';
import { FunnelController } from './funnel/funnel.controller.js';
import { FunnelQuery } from './funnel/funnel.query.js';
import { FunnelService } from './funnel/funnel.service.js';
import { InvitationActionsService } from './invitations/invitation-actions.service.js';
import { InvitationMailsService } from './invitations/invitation-mails.service.js';
import { InvitationUpkeepService } from './invitations/invitation-upkeep.service.js';
import './invitations/invitation.entity.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsQuery } from './invitations/invitations.query.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { InvitingAgainService } from './invitations/inviting-again.service.js';
import { InvitingService } from './invitations/inviting.service.js';
import { LandingLinkService } from './landing-link.service.js';
import './online-form.entity.js';
import { FormController } from './public/form.controller.js';
import { FormDefinitionService } from './public/form-definition.service.js';
import { FormService } from './public/form.service.js';
import { FormSettingsController } from './settings/form-settings.controller.js';
import { FormSettingsService } from './settings/form-settings.service.js';
import { AddressCheckConsumer } from './submission/address-check.consumer.js';
import { AddressCheckService } from './submission/address-check.service.js';
import './submission/consent-text.entity.js';
import { ConsentController } from './submission/consent.controller.js';
import { ConsentService } from './submission/consent.service.js';
import { SubmissionService } from './submission/submission.service.js';

@Module({
  imports: [
    AnalyticsModule,
    EvaluationsModule,
    ResponsesModule,
    MailModule,
    QuestionnairesModule,
    SettingsModule,
    UiTextsModule,
  ],
  controllers: [
    ConsentController,
    ResponseDraftsController,
    FormController,
    FormSettingsController,
    FunnelController,
    InvitationsController,
  ],
  providers: [
    AddressCheckConsumer,
    AddressCheckService,
    ConsentService,
    ContinueLaterService,
    DraftErasureService,
    ResponseDraftsService,
    FormDefinitionService,
    FormService,
    FormSettingsService,
    FunnelQuery,
    FunnelService,
    InvitationActionsService,
    InvitationMailsService,
    InvitationsQuery,
    InvitationsService,
    InvitationUpkeepService,
    InvitingAgainService,
    InvitingService,
    LandingLinkService,
    SubmissionService,
  ],
  exports: [
    AddressCheckConsumer,
    ConsentService,
    FormDefinitionService,
    FormService,
    FormSettingsService,
    InvitationsService,
  ],
})
export class OnlineFormModule {}
