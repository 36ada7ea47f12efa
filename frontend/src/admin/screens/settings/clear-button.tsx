import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { type SettingDrafts } from './setting-drafts.ts';
import { useClearSetting, type Setting } from './settings.api.ts';
import { secretOf, textNameOf } from './shown-settings.ts';

interface ClearButtonProps {
  setting: Setting;
  storedSecrets: ReadonlySet<string>;
  drafts: SettingDrafts;
  disabled: boolean;
}

/** Takes a stored value away, after saying what goes with it. */
export function ClearButton({ setting, storedSecrets, drafts, disabled }: ClearButtonProps) {
  const t = useTexts();
  const confirm = useConfirm();
  const { key, standard } = setting;
  const clear = useClearSetting(key);
  const name = t(`settings.field.${textNameOf(key)}`);
  const ask = async () => {
    const secret = secretOf[key];
    const takesAlong = secret !== undefined && storedSecrets.has(secret);
    const consequence = t(standard === null ? 'settings.clear.text' : 'settings.clear.to-standard');
    const agreed = await confirm({
      title: t('settings.clear.title', { name }),
      content: takesAlong
        ? `${consequence} ${t('settings.address.text', { name: t(`settings.field.${textNameOf(secret)}`) })}`
        : consequence,
      okText: t('settings.clear.ok'),
      danger: true,
    });
    if (agreed) clear.mutate(undefined, { onSuccess: () => drafts.forget(key) });
  };
  return (
    <Button
      aria-label={t('settings.clear.named', { name })}
      disabled={disabled}
      loading={clear.isPending}
      onClick={() => void ask()}
    >
      {t('settings.clear.action')}
    </Button>
  );
}
