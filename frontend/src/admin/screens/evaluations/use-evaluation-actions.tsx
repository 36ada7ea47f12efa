import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames } from '../../../shared/texts/languages.ts';
import { useMailWay } from '../../kit/integrations/mail-way.api.ts';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { useDownload } from '../../kit/session/download.ts';
import { evaluationAddress, reviewAddress } from '../../addresses.ts';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import { hasNotArrived } from './mails/mail-state.ts';
import { SendQuestion } from './send-question.tsx';
import { hasTexts, type ResetTarget } from './status-rules.ts';
import { useRunStep, type StepNews } from './use-run-step.ts';

/** What can be done with one evaluation. Questions are asked first; what fails is shown and stays at its row. */
export function useEvaluationActions(questionnaire: Questionnaire, news: StepNews) {
  const t = useTexts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const run = useRunStep(questionnaire.id, news);
  const download = useDownload();
  const saves = useMailWay() === 'outbox';

  const generate = async (row: EvaluationRow) => {
    const agreed =
      !hasTexts(row) ||
      (await confirm({
        title: t('evaluations.regenerate.title'),
        content: t(row.hasSnapshot ? 'evaluations.regenerate.published' : 'evaluations.regenerate.text', {
          name: row.clientName,
        }),
        okText: t('evaluations.actions.regenerate'),
      }));
    if (agreed) run({ row, step: 'generate' });
  };
  const askToSend = (row: EvaluationRow) => {
    const again = hasNotArrived(row.mail);
    const vouched = row.addressCheck === 'awaited';
    return confirm({
      title: t(`evaluations.send.${saves ? 'save-title' : again ? 'again-title' : 'title'}`),
      content: <SendQuestion language={languageNames[questionnaire.language]} row={row} />,
      okText: t(
        `evaluations.actions.${saves ? 'save-mail' : vouched ? 'send-anyway' : again ? 'send-again' : 'send'}`,
      ),
    });
  };
  const send = async (row: EvaluationRow) => {
    if (await askToSend(row)) run({ row, step: 'send', vouched: row.addressCheck === 'awaited' });
  };
  /** What a client sees is not taken away without a question; the rest can be undone. */
  const askAndRun = async (row: EvaluationRow, step: 'withdraw' | 'delete') => {
    const agreed =
      !row.hasSnapshot ||
      (await confirm({
        title: t(`evaluations.${step}.title`),
        content: t(`evaluations.${step}.text`, { name: row.clientName, clinic: row.clinicName }),
        okText: t(`evaluations.${step}.ok`),
        danger: true,
      }));
    if (agreed) run({ row, step });
  };
  return {
    generate: (row: EvaluationRow) => void generate(row),
    send: (row: EvaluationRow) => void send(row),
    /** Asks as sending does, before the approval that comes first. */
    askToSend,
    /** Sends without asking: the person has just agreed. */
    sendNow: (row: EvaluationRow) => run({ row, step: 'send' }),
    mails: (row: EvaluationRow) => news.onMails(row, false),
    correct: (row: EvaluationRow) => news.onMails(row, true),
    /** Leads to the texts, in the queue where they wait in it: they are approved there. */
    review: ({ id, status }: EvaluationRow) =>
      void navigate(status === 'generated' ? reviewAddress(id) : evaluationAddress(id)),
    status: (row: EvaluationRow) => news.onStatus(row),
    test: (row: EvaluationRow) => run({ row, step: 'test' }),
    pdf: (row: EvaluationRow) =>
      download.mutate({ path: `/api/admin/evaluation/${row.id}/pdf`, fallbackName: 'evaluation.pdf' }),
    reset: (row: EvaluationRow, target: ResetTarget) => run({ row, step: 'reset', target }),
    withdraw: (row: EvaluationRow) => void askAndRun(row, 'withdraw'),
    remove: (row: EvaluationRow) => void askAndRun(row, 'delete'),
    /** Makes a card at Trello. */
    card: (row: EvaluationRow) => run({ row, step: 'card' }),
  };
}

export type EvaluationActions = ReturnType<typeof useEvaluationActions>;
