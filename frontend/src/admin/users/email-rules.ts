import { type Translate } from '../../shared/texts/i18n.ts';

const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What an e-mail address must be before it is worth sending; the server has the last word. */
export function emailRules(t: Translate) {
  return [
    { required: true, whitespace: true, message: t('users.field.missing') },
    {
      validator: (_rule: unknown, email: string) =>
        email.trim() === '' || shape.test(email.trim())
          ? Promise.resolve()
          : Promise.reject(new Error(t('users.field.malformed'))),
    },
  ];
}
