import { useTexts } from '../../shared/texts/i18n.ts';
import { inThisLanguage } from '../language.ts';
import { Brand } from '../ui/brand.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { linkAddress } from '../ui/web-address.ts';
import styles from './footer.module.css';
import { ownPrivacyPath, type LandingSettings } from './landing.api.ts';

/** Links, the way to a consultation and the copyright line. */
export function Footer({ settings }: Readonly<{ settings: LandingSettings | null }>) {
  const t = useTexts();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {linkAddress(settings?.consultationUrl) !== null && (
          <div className={styles.consultation}>
            <p>{t('landing.footer.consultation-text')}</p>
            <SettingLink
              className={buttonClass('quiet')}
              label={t('landing.footer.consultation')}
              url={settings?.consultationUrl}
            />
          </div>
        )}
        <nav aria-label={t('landing.footer.links')} className={styles.links}>
          <SettingLink label={t('landing.footer.privacy')} url={settings?.privacyUrl ?? ownPrivacyPath} />
          <SettingLink label={t('landing.footer.solutions')} url={settings?.digitalSolutionsUrl} />
        </nav>
        <div className={styles.end}>
          <Brand />
          <small suppressHydrationWarning>
            {t('landing.footer.copyright', { year: new Date().getFullYear(), title: t('app.title') })}
          </small>
        </div>
      </div>
    </footer>
  );
}

/** A link of the settings: a path of this site stays in the tab, a foreign address opens its own; none, none. */
function SettingLink({
  url,
  label,
  className,
}: Readonly<{ url: string | undefined; label: string; className?: string }>) {
  const address = linkAddress(url);
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
