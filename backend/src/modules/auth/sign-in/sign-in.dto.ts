import { Choice, Email, Flag, Int, Text } from '../../../platform/http/fields.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';

export class SendCodeRequest {
  @Email() email: string;
  @Choice(LANGUAGES, { optional: true, about: 'Language of the mail; else that of the call.' })
  lang?: Language;
}

export class VerifyCodeRequest {
  @Email() email: string;
  @Text({ min: 1, max: 6, about: 'The 6 digits of the mail.' }) token: string;
}

export class LoginRequest {
  @Email() email: string;
  @Text({ min: 1, max: 200, trim: false }) password: string;
}

export class RegisterRequest {
  @Email() email: string;
  @Text({ min: 1, max: 6, about: 'An e-mailed code.' }) token: string;
  @Text({ min: 10, max: 200, trim: false }) password: string;
}

export class UserResponse {
  @Int() id: number;
  @Text() email: string;
  @Flag() hasPassword: boolean;
  @Flag({ about: 'Passkeys are required here and there is none: all that may be done is to add one.' })
  mustAddPasskey: boolean;
  @Text({
    nullable: true,
    about:
      'Where the data is at home, when the server works on a copy of it, which sends nothing; null: here.',
  })
  copyOf: string | null;
  @Text({ about: 'Where the clinics are: days are counted by its clock.', example: 'Europe/Budapest' })
  timeZone: string;
  @Int({ nullable: true, about: 'The questionnaire chosen in this session.' }) questionnaireId: number | null;
}
