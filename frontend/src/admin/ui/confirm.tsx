import { App } from 'antd';
import { type ReactNode } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';

export interface ConfirmQuestion {
  title: string;
  content?: ReactNode;
  /** The verb of the action, such as "Send"; never a bare OK. */
  okText: string;
  danger?: boolean;
}

/**
 * Asks before something that matters; answers true only when the person agreed. Cancel has the focus and a
 * click outside is ignored, so that nobody agrees by accident (rules: Business constants and limits).
 */
export function useConfirm(): (question: ConfirmQuestion) => Promise<boolean> {
  const { modal } = App.useApp();
  const t = useTexts();
  return async ({ title, content, okText, danger = false }) =>
    await modal.confirm({
      title,
      content,
      okText,
      cancelText: t('ui.cancel'),
      okButtonProps: { danger },
      focusable: { autoFocusButton: 'cancel' },
      mask: { closable: false },
      width: 520,
    });
}
