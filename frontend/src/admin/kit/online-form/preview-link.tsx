import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { previewAddress } from './online-form.api.ts';

/** Opens the form as a clinic sees it, in a tab of its own; it has its place before the address is known, so that nothing moves then. */
export function PreviewLink({ slug }: { slug: string | undefined }) {
  const t = useTexts();
  return (
    <Button
      disabled={slug === undefined}
      icon={<EyeOutlined aria-hidden />}
      rel="noopener"
      target="_blank"
      {...(slug === undefined ? {} : { href: previewAddress(slug) })}
    >
      {t('online-form.preview')}
      <span className="visually-hidden"> ({t('edit.evidence.new-tab')})</span>
    </Button>
  );
}
