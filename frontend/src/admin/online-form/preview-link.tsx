import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { previewAddress } from './online-form.api.ts';

/** Opens the form as a clinic sees it, in a tab of its own. */
export function PreviewLink({ slug }: Readonly<{ slug: string }>) {
  const t = useTexts();
  return (
    <Button href={previewAddress(slug)} icon={<EyeOutlined aria-hidden />} rel="noopener" target="_blank">
      {t('online-form.preview')}
      <span className="visually-hidden"> ({t('edit.evidence.new-tab')})</span>
    </Button>
  );
}
