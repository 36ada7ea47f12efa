import { useTexts } from '../../shared/texts/i18n.ts';

/** Whom to ask: the address of the settings, else the one that the result came from. */
export function Contact({ email, pending }: Readonly<{ email: string | null; pending: boolean }>) {
  const t = useTexts();
  // Either sentence takes a line; nothing is said before it is known which.
  if (pending) return <p>{'\u00a0'}</p>;
  if (email === null) return <p>{t('privacy.who.reply')}</p>;
  return (
    <p>
      {t('privacy.who.mail')} <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
    </p>
  );
}
