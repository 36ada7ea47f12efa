import { BulbOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { type Question, type Section } from '../configuration.api.ts';
import { useDraftMeanings } from './drafts.api.ts';
import { missingTexts } from './missing-texts.ts';
import { NoAi, useLacksAi } from './no-ai.tsx';

interface DraftMeaningsProps {
  section: Section;
  /** Those of the section. */
  questions: readonly Question[];
}

/** Has the AI propose what a section's answers mean, where that is missing; nothing where nothing is. */
export function DraftMeanings({ section, questions }: DraftMeaningsProps) {
  const missing = missingTexts(questions);
  return missing === 0 ? null : <DraftButton section={section} />;
}

function DraftButton({ section }: { section: Section }) {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const drafting = useDraftMeanings(questionnaire.id, section.id);
  const withoutAi = useLacksAi(questionnaire.id);
  const reason = `section-${section.id}-no-ai`;
  return (
    <>
      <Button
        aria-describedby={withoutAi ? reason : undefined}
        aria-label={`${t('config.drafts.open')}: ${section.name}`}
        disabled={withoutAi}
        icon={<BulbOutlined aria-hidden />}
        loading={drafting.running}
        onClick={drafting.start}
        size="small"
      >
        {t(drafting.running ? 'config.drafts.running' : 'config.drafts.open')}
      </Button>
      {withoutAi && <NoAi id={reason} />}
    </>
  );
}
