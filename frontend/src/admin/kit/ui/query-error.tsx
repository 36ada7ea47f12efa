import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Notice } from './notice.tsx';

interface QueryErrorProps {
  error: unknown;
  onRetry: () => void;
  /** Text key of what could not be loaded. */
  titleKey?: string | undefined;
}

/** Stands where content would stand that could not be loaded, says why and offers to try again. */
export function QueryError({ error, onRetry, titleKey = 'ui.load.failed' }: QueryErrorProps) {
  const t = useTexts();
  return (
    <Notice title={t(titleKey)} tone="error">
      <span>{describeFailure(error)}</span>
      <Button icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </Notice>
  );
}
