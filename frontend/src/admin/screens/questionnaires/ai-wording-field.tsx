import { useQuery } from '@tanstack/react-query';
import { Form, Radio } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { aiUsageOptions } from './questionnaires.api.ts';

const wordings = ['free', 'exact'] as const;
/** Kinds of work in which an AI writes texts of evaluations. */
const writingKinds = new Set([
  'generate',
  'regenerate-all',
  'generate-selected',
  'generate-new',
  'regenerate-part',
]);

/** Whether an AI writes the sentences itself, with what that costs. */
export function AiWordingField() {
  const t = useTexts();
  return (
    <Form.Item extra={<WordingCost />} label={t('questionnaires.field.aiWording')} name="aiWording">
      <Radio.Group
        options={wordings.map((value) => ({ value, label: t(`questionnaires.wording.${value}`) }))}
        vertical
      />
    </Form.Item>
  );
}

function WordingCost() {
  const t = useTexts();
  const { data } = useQuery(aiUsageOptions);
  const written = (data?.rows ?? []).filter(({ kind }) => writingKinds.has(kind));
  const calls = written.reduce((sum, row) => sum + row.calls - row.failedCalls, 0);
  const tokens = written.reduce((sum, row) => sum + row.completionTokens, 0);
  return (
    <>
      {t('questionnaires.field.aiWording-hint')} {data && !data.isOn && t('questionnaires.wording.off')}
      {calls > 0 && t('questionnaires.wording.cost', { tokens: Math.round(tokens / calls) })}
    </>
  );
}
