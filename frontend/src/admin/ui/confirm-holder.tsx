import { Modal, type ModalFuncProps } from 'antd';
import { useEffect } from 'react';

export type AskQuestion = (question: ModalFuncProps) => Promise<boolean>;

/** Where questions are shown; says once that it can take them. */
export function ConfirmHolder({ onReady }: Readonly<{ onReady: (ask: AskQuestion) => void }>) {
  const [questions, holder] = Modal.useModal();
  useEffect(() => {
    onReady(async (question) => await questions.confirm(question));
  }, [onReady, questions]);
  return holder;
}
