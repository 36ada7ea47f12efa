import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../shared/api/query-client.ts';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { type SettingDrafts } from './setting-drafts.ts';
import { useClearSetting, useSaveSetting, retentionImpactOptions, type Setting } from './settings.api.ts';
import { secretOf, textNameOf } from './shown-settings.ts';

interface SettingFieldSource {
  setting: Setting;
  /** What the input shows before anybody types. */
  shown: string;
  /** Secrets with a stored value, which another address would drop. */
  storedSecrets: ReadonlySet<string>;
  drafts: SettingDrafts;
}

/** What can be done with one setting: type, save, clear; with the questions that go before and what came of it. */
export function useSettingField({ setting, shown, storedSecrets, drafts }: SettingFieldSource) {
  const t = useTexts();
  const confirm = useConfirm();
  const mayKeepFor = useRetentionQuestion();
  const { key, standard } = setting;
  const label = t(`settings.field.${textNameOf(key)}`);
  const save = useSaveSetting(key);
  const clear = useClearSetting(key);
  const [missing, setMissing] = useState(false);
  const draft = drafts.texts[key];
  const forget = { onSuccess: () => drafts.forget(key) };

  const mayChange = async (value: string): Promise<boolean> => {
    if (key === 'retention_months') return mayKeepFor(value);
    const secret = secretOf[key];
    if (secret === undefined || !storedSecrets.has(secret) || value === setting.value) return true;
    const name = t(`settings.field.${textNameOf(secret)}`);
    return confirm({
      title: t('settings.address.title'),
      content: t('settings.address.text', { name }),
      okText: t('settings.address.ok'),
      danger: true,
    });
  };
  const submit = async () => {
    const value = draft?.trim();
    if (value === undefined || save.isPending || clear.isPending) return;
    setMissing(value === '');
    if (value === '') {
      const description = t('settings.missing.text', { name: label });
      toast({ title: t('settings.missing.title'), description, tone: 'bad' });
    } else if (await mayChange(value)) save.mutate(value, forget);
  };
  const askAndClear = async () => {
    const secret = secretOf[key];
    const takesAlong = secret !== undefined && storedSecrets.has(secret);
    const consequence = t(standard === null ? 'settings.clear.text' : 'settings.clear.to-standard');
    const agreed = await confirm({
      title: t('settings.clear.title', { name: label }),
      content: takesAlong
        ? `${consequence} ${t('settings.address.text', { name: t(`settings.field.${textNameOf(secret)}`) })}`
        : consequence,
      okText: t('settings.clear.ok'),
      danger: true,
    });
    if (agreed) clear.mutate(undefined, forget);
  };
  const type = (text: string) => {
    setMissing(false);
    save.reset();
    if (text === shown) drafts.forget(key);
    else drafts.type(key, text);
  };
  const failure = save.isError ? describeFailure(save.error, 'settings.save.failed') : null;
  return {
    label,
    value: draft ?? shown,
    modified: draft !== undefined,
    saving: save.isPending,
    clearing: clear.isPending,
    error: missing ? t('settings.missing.text', { name: label }) : failure,
    cleared: save.data?.cleared ?? clear.data?.cleared ?? [],
    type,
    submit,
    askAndClear,
  };
}

const fewestMonths = 1;
const mostMonths = 240;

/**
 * Asks before data are kept for another time, naming how many evaluations that will anonymise; answers true when the person
 * agreed. What is no such time is left for the server to refuse (rules: Retention).
 */
function useRetentionQuestion(): (value: string) => Promise<boolean> {
  const t = useTexts();
  const confirm = useConfirm();
  const client = useQueryClient();
  return async (value) => {
    const months = Number(value);
    if (!Number.isInteger(months) || months < fewestMonths || months > mostMonths) return true;
    try {
      const { evaluations } = await client.query(retentionImpactOptions(months));
      return await confirm({
        title: t('settings.retention.title', { months }),
        content:
          evaluations === 0
            ? t('settings.retention.none')
            : t('settings.retention.some', { count: formatNumber(evaluations, 0) }),
        okText: t('settings.retention.ok'),
        danger: evaluations > 0,
      });
    } catch (error) {
      toast({ title: t('settings.retention.failed'), description: describeFailure(error), tone: 'bad' });
      return false;
    }
  };
}
