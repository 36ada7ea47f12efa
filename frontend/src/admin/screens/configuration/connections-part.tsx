import { useTexts } from '../../../shared/texts/i18n.ts';
import { IntegrationCard } from '../../kit/integrations/integration-card.tsx';

/** The services outside that the questionnaire works with. */
export function ConnectionsPart({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  return <IntegrationCard note={t('config.integrations.note')} questionnaireId={questionnaireId} />;
}
