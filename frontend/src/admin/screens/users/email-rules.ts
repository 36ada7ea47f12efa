import { type Translate } from '../../../shared/texts/i18n.ts';
import { mustBe } from '../../kit/forms/field-errors.ts';

const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What an e-mail address must be before it is worth sending; the server has the last word. */
export function emailRules(t: Translate) {
  return [
    { required: true, whitespace: true, message: t('users.field.missing') },
    mustBe((email: string) => email.trim() === '' || shape.test(email.trim()), t('users.field.malformed')),
  ];
}
