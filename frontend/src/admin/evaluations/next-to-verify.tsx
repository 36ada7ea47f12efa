import { ArrowDownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './evaluations.module.css';
import { stepButtonId } from './use-next-to-verify.ts';

interface NextToVerifyProps {
  /** The row that was just verified. */
  after: string;
  onGo: () => void;
}

/**
 * Leads on to the next evaluation that waits for verification. It takes the focus from the button that has just
 * turned from verifying into sending, so that Enter goes on with the same work.
 */
export function NextToVerify({ after, onGo }: Readonly<NextToVerifyProps>) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement?.id === stepButtonId(after)) button.current?.focus({ preventScroll: true });
  }, [after]);
  return (
    <Button
      className={styles.next ?? ''}
      icon={<ArrowDownOutlined aria-hidden />}
      onClick={onGo}
      ref={button}
      size="small"
      type="link"
    >
      {t('evaluations.actions.next-to-verify')}
    </Button>
  );
}
