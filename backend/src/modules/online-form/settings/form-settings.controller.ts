import { Body, Controller, Get, Patch, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { pictureDownload } from '../../../platform/http/downloads.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { InvitingAgainService } from '../invitations/inviting-again.service.js';
import { FormResponse, SlugParam } from '../public/form.dto.js';
import { FormService } from '../public/form.service.js';
import {
  ChangeFormSettingsRequest,
  FormSettingsResponse,
  FormSummaryResponse,
  InviteAgainImpactResponse,
  InviteAgainParams,
  QrCodeParams,
} from './form-settings.dto.js';
import { FormSettingsService } from './form-settings.service.js';
import { QR_TYPES, qrCode } from './qr-code.js';

const PICTURE = { schema: { type: 'string', format: 'binary' } };

@ApiTags('Online form')
@Controller('admin')
export class FormSettingsController {
  constructor(
    private readonly forms: FormSettingsService,
    private readonly questionnaires: QuestionnairesService,
    private readonly visitors: FormService,
    private readonly again: InvitingAgainService,
  ) {}

  @Get('online-forms')
  @Admin('nothing')
  @Call('The online forms of the questionnaires you may manage, with state and number of responses', [
    FormSummaryResponse,
  ])
  async listOnlineForms(): Promise<FormSummaryResponse[]> {
    const mine = await this.questionnaires.listFor(caller().adminId!);
    const forms = await this.forms.readAll(mine.map(({ id }) => id));
    return forms.map(({ questionnaireId, url, state, questions, responses }) => ({
      questionnaireId,
      url,
      state,
      questions,
      responses,
    }));
  }

  @Get('online-form')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('The online form of the questionnaire: how it is set, and how it stands', FormSettingsResponse)
  getOnlineForm(@Query() _query: QuestionnaireParams): Promise<FormSettingsResponse> {
    return this.forms.read(caller().questionnaireId!);
  }

  @Patch('online-form')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Changes the online form; a former slug leads to the new one', FormSettingsResponse, {
    errors: [409],
  })
  async updateOnlineForm(
    @Query() _query: QuestionnaireParams,
    @Body() { questionnaireId: _id, ...changes }: ChangeFormSettingsRequest,
  ): Promise<FormSettingsResponse> {
    const questionnaireId = caller().questionnaireId!;
    await this.forms.change(questionnaireId, changes);
    return this.forms.read(questionnaireId);
  }

  @Get('online-form/invite-again')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call(
    'How many clinics would be invited again at once if it were so many months',
    InviteAgainImpactResponse,
  )
  async countClinicsToInviteAgain(
    @Query() { months }: InviteAgainParams,
  ): Promise<InviteAgainImpactResponse> {
    return { clinics: await this.again.countDue(caller().questionnaireId!, months) };
  }

  @Get('online-form/preview')
  @Admin({ of: 'form-slug', by: 'slug' })
  @Call('An online form as clinics would see it, whatever its state', FormResponse)
  getOnlineFormPreview(@Query() _params: SlugParam): Promise<FormResponse> {
    return this.visitors.preview(caller().questionnaireId!);
  }

  @Get('online-form/qr-code')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('A QR code that leads to the online form', null)
  @ApiOkResponse({ content: { 'image/svg+xml': PICTURE, 'image/png': PICTURE } })
  async getOnlineFormQrCode(@Query() { format = 'svg', source = '' }: QrCodeParams): Promise<StreamableFile> {
    const { slug } = await this.forms.read(caller().questionnaireId!);
    const bytes = await qrCode(this.forms.addressOf(slug, source), format);
    const name = ['qr', slug, source].filter((part) => part !== '').join('-');
    return pictureDownload(bytes, QR_TYPES[format], `${name}.${format}`);
  }
}
