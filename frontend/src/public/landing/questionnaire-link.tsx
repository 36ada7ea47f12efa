import { useTexts } from '../../shared/texts/i18n.ts';
import { buttonClass, type ButtonLook } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { linkAddress } from '../ui/web-address.ts';

interface QuestionnaireLinkProps {
  /** Undefined until the settings have arrived. */
  url: string | undefined;
  look?: ButtonLook;
}

/** The invitation to fill in the questionnaire; until its address is known, a press waits on this page. */
export function QuestionnaireLink({ url, look = 'main' }: Readonly<QuestionnaireLinkProps>) {
  const t = useTexts();
  const address = linkAddress(url);
  if (address === null) {
    return (
      <span aria-disabled="true" className={buttonClass(look)} role="link">
        {t('landing.hero.action')}
      </span>
    );
  }
  return (
    <ExternalLink className={buttonClass(look)} href={address}>
      {t('landing.hero.action')}
    </ExternalLink>
  );
}
