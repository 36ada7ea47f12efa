import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useSendTest } from '../evaluations/evaluations.api.ts';

interface SendTestProps {
  questionnaireId: number;
  evaluationId: string;
}

/** Mails the result to the person who is signed in, with a link to the preview. */
export function SendTest({ questionnaireId, evaluationId }: Readonly<SendTestProps>) {
  const t = useTexts();
  const { mutate, isPending } = useSendTest(questionnaireId);
  return (
    <Button
      icon={<MailOutlined aria-hidden />}
      loading={isPending}
      onClick={() => mutate(evaluationId)}
      type="primary"
    >
      {t('evaluations.actions.test')}
    </Button>
  );
}
