import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useSendTest } from '../evaluations/evaluations.api.ts';

/** Mails the result to the person who is signed in, with a link to the preview. */
export function SendTest({ evaluationId }: Readonly<{ evaluationId: string }>) {
  const t = useTexts();
  const { mutate, isPending } = useSendTest();
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
