import { useTexts } from '../../shared/texts/i18n.ts';
import { inThisLanguage } from '../language.ts';
import { Brand } from '../ui/brand.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { OrganisationLine } from '../ui/organisation.tsx';
import styles from './footer.module.css';
import { ownPrivacyPath, type LandingAddresses } from './landing.api.ts';
import { SettingLink } from './setting-link.tsx';

const thisYear = () => new Date().getFullYear();

/** Links, the way to a consultation, who is behind the page, and the copyright line. */
export function Footer({ addresses }: { addresses: LandingAddresses | null }) {
  const t = useTexts();
  const { consultation = null, solutions = null } = addresses ?? {};
  const privacy = addresses?.privacy ?? ownPrivacyPath;
  return (
    <footer className={styles.footer}>
      <div className={`center ${styles.inner}`}>
        {consultation !== null && (
          <div className={`cluster spread align-center text-4 strong ${styles.consultation}`}>
            <p>{t('landing.footer.consultation-text')}</p>
            <ExternalLink className={buttonClass('quiet')} href={consultation}>
              {t('landing.footer.consultation')}
            </ExternalLink>
          </div>
        )}
        <nav aria-label={t('landing.footer.links')} className={`cluster gap-line ${styles.links}`}>
          <SettingLink href={privacy.startsWith('/') ? inThisLanguage(privacy) : privacy}>
            {t('landing.footer.privacy')}
          </SettingLink>
          {solutions !== null && (
            <ExternalLink href={solutions}>{t('landing.footer.solutions')}</ExternalLink>
          )}
        </nav>
        {/* With a name it has a part of its own above. */}
        {!addresses?.organisation.name && <OrganisationLine of={addresses?.organisation} />}
        <div className={`cluster gap-wide spread align-center line-above ${styles.end}`}>
          <Brand />
          <small className="text-2 soft" suppressHydrationWarning>
            {t('landing.footer.copyright', { year: thisYear(), title: t('app.title') })}
          </small>
        </div>
      </div>
    </footer>
  );
}
