import { currentLanguage, useTexts } from '../../shared/texts/i18n.ts';
import { Button, buttonClass, type ButtonLook } from '../ui/button.tsx';
import { type LandingLinks } from './landing.api.ts';
import styles from './questionnaire-link.module.css';
import { SettingLink } from './setting-link.tsx';

interface QuestionnaireLinkProps {
  links: LandingLinks;
  look?: ButtonLook;
}

/**
 * The invitation to fill in the questionnaire: on this site in the same tab, where it says the questionnaire's language if that is not
 * the page's, elsewhere in a new one. While none is set it says so; when its address could not be had, it tries
 * again when asked to.
 */
export function QuestionnaireLink({ links, look = 'main' }: QuestionnaireLinkProps) {
  const t = useTexts();
  const { address = null, language = null } = links.addresses?.questionnaire ?? {};
  const isClosed = links.addresses !== null && address === null;
  return (
    <div className={`stack gap-0 justify-start ${styles.invitation}`}>
      {address === null ? (
        <span aria-disabled="true" className={buttonClass(isClosed ? 'quiet' : look)} role="link">
          {t('landing.hero.action')}
        </span>
      ) : (
        <SettingLink className={buttonClass(look)} href={address}>
          {t('landing.hero.action')}
        </SettingLink>
      )}
      <div aria-live="polite" className={`cluster gap-line align-center text-3 ${styles.problem}`}>
        {language !== null && language !== currentLanguage() && (
          <span>{t(`landing.hero.in-${language}`)}</span>
        )}
        {isClosed && <span>{t('landing.hero.not-open')}</span>}
        {links.addresses === null && links.failed && (
          <>
            <span>{t('landing.hero.unavailable')}</span>
            <Button look="plain" onClick={links.retry}>
              {t('error.retry')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
