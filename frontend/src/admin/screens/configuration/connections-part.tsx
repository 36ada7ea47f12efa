import { IntegrationCard } from '../../kit/integrations/integration-card.tsx';

/** The services outside that the questionnaire works with. */
export function ConnectionsPart({ questionnaireId }: { questionnaireId: number }) {
  return <IntegrationCard questionnaireId={questionnaireId} />;
}
