import { useTexts } from '../../shared/texts/i18n.ts';
import { inThisLanguage } from '../language.ts';
import { Brand } from '../ui/brand.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { OrganisationLine } from '../ui/organisation.tsx';
import styles from './footer.module.css';
import { ownPrivacyPath, type LandingAddresses } from './landing.api.ts';

/** Links, the way to a consultation, who is behind the page, and the copyright line. */
export function Footer({ addresses }: Readonly<{ addresses: LandingAddresses | null }>) {
  const t = useTexts();
  const consultation = addresses?.consultation ?? null;
  return (
    <footer className={styles.footer}>
      <div className={`center ${styles.inner}`}>
        {consultation !== null && (
          <div className={`cluster spread align-center text-4 strong ${styles.consultation}`}>
            <p>{t('landing.footer.consultation-text')}</p>
            <SettingLink
              className={buttonClass('quiet')}
              label={t('landing.footer.consultation')}
              address={consultation}
            />
          </div>
        )}
        <nav aria-label={t('landing.footer.links')} className={`cluster gap-line ${styles.links}`}>
          <SettingLink label={t('landing.footer.privacy')} address={addresses?.privacy ?? ownPrivacyPath} />
          <SettingLink label={t('landing.footer.solutions')} address={addresses?.solutions ?? null} />
        </nav>
        <OrganisationLine of={addresses?.organisation} />
        <div className={`cluster gap-wide spread align-center line-above ${styles.end}`}>
          <Brand />
          <small className="text-2 soft" suppressHydrationWarning>
            {t('landing.footer.copyright', { year: new Date().getFullYear(), title: t('app.title') })}
          </small>
        </div>
      </div>
    </footer>
  );
}

/** A link of the settings: a path of this site stays in the tab, a foreign address opens its own; none, none. */
function SettingLink({
  address,
  label,
  className,
}: Readonly<{ address: string | null; label: string; className?: string }>) {
  if (address === null) return null;
  if (address.startsWith('/')) {
    return (
      <a className={className} href={inThisLanguage(address)}>
        {label}
      </a>
    );
  }
  return (
    <ExternalLink {...(className === undefined ? {} : { className })} href={address}>
      {label}
    </ExternalLink>
  );
}
