import { useQuery } from '@tanstack/react-query';
import { currentLanguage } from '../../shared/texts/i18n.ts';
import { landingSettings, type LandingSettings } from '../landing-settings.ts';
import { linkAddress } from '../ui/web-address.ts';

/** The addresses that the page links to, null where none is set, and who is behind them. */
export type LandingAddresses = ReturnType<typeof readAddresses>;

/** The settings as the page has them at the moment. */
export type LandingLinks = ReturnType<typeof useLandingLinks>;

/** This site's own notice, where no other address is set. */
export const ownPrivacyPath = '/privacy';

/** Reads the settings; the page stands without them. */
export function useLandingLinks() {
  const { data, isError, isFetching, refetch } = useQuery(landingSettings);
  return {
    /** Null until they have arrived; nothing is made up in their place, as a wrong form would lose a visitor's work. */
    addresses: data === undefined ? null : readAddresses(data),
    /** They could not be had. */
    failed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** What a person may follow: no placeholder of an address that nobody has set, and nothing but web links. */
function readAddresses(settings: LandingSettings) {
  const follow = (name: 'questionnaireUrl' | 'privacyUrl' | 'digitalSolutionsUrl' | 'consultationUrl') =>
    settings.placeholders.includes(name) ? null : linkAddress(settings[name]);
  return {
    questionnaire: readQuestionnaire(settings.questionnaires, follow('questionnaireUrl')),
    privacy: follow('privacyUrl'),
    solutions: follow('digitalSolutionsUrl'),
    consultation: follow('consultationUrl'),
    organisation: settings.organisation,
  };
}

/** The open form in the page's language, else the address that is for everybody; its language where that is known. */
function readQuestionnaire(forms: LandingSettings['questionnaires'], otherwise: string | null) {
  const form = forms.find(({ language }) => language === currentLanguage()) ?? forms[0];
  if (form !== undefined) return { address: form.path, language: form.language };
  return otherwise === null ? null : { address: otherwise, language: null };
}
