import { MailOutlined } from '@ant-design/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { addStartedJob, isJobAnswer } from '../jobs/jobs.api.ts';
import { change } from '../session/change.ts';

interface SendTestProps {
  questionnaireId: number;
  evaluationId: string;
}

/** Mails the result to the person who is signed in, with a link to the preview. */
export function SendTest({ questionnaireId, evaluationId }: Readonly<SendTestProps>) {
  const t = useTexts();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => change<unknown>(`/api/admin/evaluation/${evaluationId}/send-test`),
    meta: { errorTitle: 'evaluations.failed.test' },
    onSuccess: async (answer) => {
      // A mail server that is away keeps the job going; the job tray tells how it ends.
      if (isJobAnswer(answer)) await addStartedJob(client, questionnaireId, answer.data);
      else toast({ title: t('evaluations.done.test'), tone: 'good' });
    },
  });
  return (
    <Button icon={<MailOutlined aria-hidden />} loading={isPending} onClick={() => mutate()} type="primary">
      {t('evaluations.actions.test')}
    </Button>
  );
}
