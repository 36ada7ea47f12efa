import { BulbOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { integrationOptions } from '../../../kit/integrations/integrations.api.ts';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { type Question, type Section } from '../configuration.api.ts';
import { useDraftMeanings } from './drafts.api.ts';
import { missingTexts } from './missing-texts.ts';

interface DraftMeaningsProps {
  section: Section;
  /** Those of the section. */
  questions: readonly Question[];
}

/** Has the AI propose what a section's answers mean, where that is missing; nothing where nothing is, or without an AI. */
export function DraftMeanings({ section, questions }: DraftMeaningsProps) {
  const missing = missingTexts(questions);
  return missing === 0 ? null : <DraftButton section={section} />;
}

function DraftButton({ section }: { section: Section }) {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  // The card of services on another part of the setup asks afresh.
  const { data: services } = useQuery({ ...integrationOptions(questionnaire.id), staleTime: Infinity });
  const drafting = useDraftMeanings(questionnaire.id, section.id);
  if (!services?.find(({ service }) => service === 'ai')?.configured) return null;
  return (
    <Button
      aria-label={`${t('config.drafts.open')}: ${section.name}`}
      icon={<BulbOutlined aria-hidden />}
      loading={drafting.running}
      onClick={drafting.start}
      size="small"
    >
      {t(drafting.running ? 'config.drafts.running' : 'config.drafts.open')}
    </Button>
  );
}
