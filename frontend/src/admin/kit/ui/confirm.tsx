import { Modal, type ModalFuncProps } from 'antd';
import { createContext, useCallback, useContext, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';

export interface ConfirmQuestion {
  title: string;
  content?: ReactNode;
  /** The verb of the action, such as "Send"; never a bare OK. */
  okText: string;
  danger?: boolean;
  /** There is nothing to agree to: one button, which closes it. */
  only?: boolean;
}

const AskContext = createContext<((question: ModalFuncProps) => Promise<boolean>) | null>(null);

/**
 * Gives questions a place that knows theme and language. antd's own App would do the same, but brings its
 * messages and notifications along, which the toasts stand in for.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [questions, holder] = Modal.useModal();
  const ask = useCallback(async (question: ModalFuncProps) => await questions.confirm(question), [questions]);
  return (
    <AskContext value={ask}>
      {children}
      {holder}
    </AskContext>
  );
}

/**
 * Asks before something that matters; answers true only when the person agreed. Cancel has the focus and a
 * click outside is ignored, so that nobody agrees by accident (rules: Business constants and limits).
 */
export function useConfirm(): (question: ConfirmQuestion) => Promise<boolean> {
  const ask = useContext(AskContext);
  const t = useTexts();
  if (ask === null) throw new Error('useConfirm needs ConfirmProvider around it');
  return ({ title, content, okText, danger = false, only = false }) =>
    ask({
      title,
      content,
      okText,
      cancelText: t('ui.cancel'),
      okButtonProps: { danger },
      okCancel: !only,
      focusable: { autoFocusButton: only ? 'ok' : 'cancel' },
      mask: { closable: false },
      width: 520,
    });
}
