import { useState } from 'react';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { type SettingDrafts } from './setting-drafts.ts';
import { useSaveSettings, type Setting } from './settings.api.ts';
import { secretOf, textNameOf, type SettingKey } from './shown-settings.ts';
import { useRetentionQuestion } from './use-retention-question.ts';

interface PageSavingSource {
  /** The settings of the page. */
  settings: readonly Setting[];
  /** Secrets with a stored value, which another address would drop. */
  storedSecrets: ReadonlySet<string>;
  drafts: SettingDrafts;
}

/** Saves what was typed on a page, all of it at once; what is refused stays, with the reason at its field. */
export function usePageSaving({ settings, storedSecrets, drafts }: PageSavingSource) {
  const t = useTexts();
  const confirm = useConfirm();
  const mayKeepFor = useRetentionQuestion();
  const save = useSaveSettings();
  const [missing, setMissing] = useState<readonly SettingKey[]>([]);
  const nameOf = (key: SettingKey) => t(`settings.field.${textNameOf(key)}`);
  const typed = settings.flatMap(({ key }) => {
    const text = drafts.texts[key];
    return text === undefined ? [] : [{ key, value: text.trim() }];
  });

  /** Asks where more goes than is seen; a secret that is entered anew is not lost. */
  const mayChange = async ({ key, value }: (typeof typed)[number]): Promise<boolean> => {
    if (key === 'retention_months') return mayKeepFor(value);
    const secret = secretOf[key];
    const isKept = secret === undefined || !storedSecrets.has(secret) || drafts.texts[secret] !== undefined;
    if (isKept || value === settings.find((one) => one.key === key)?.value) return true;
    return confirm({
      title: t('settings.address.title'),
      content: t('settings.address.text', { name: nameOf(secret) }),
      okText: t('settings.address.ok'),
      danger: true,
    });
  };
  const submit = async () => {
    if (typed.length === 0 || save.isPending) return;
    const empty = typed.filter(({ value }) => value === '').map(({ key }) => key);
    setMissing(empty);
    if (empty.length > 0) {
      const description = empty.map((key) => t('settings.missing.text', { name: nameOf(key) })).join(' ');
      toast({ title: t('settings.missing.title'), description, tone: 'bad' });
      return;
    }
    for (const one of typed) if (!(await mayChange(one))) return;
    // Addresses first: a new one drops the secret that is stored, and not the one that is saved after it.
    const ordered = [...typed].sort((one, other) => rankOf(one.key) - rankOf(other.key));
    save.mutate(ordered, {
      onSuccess: ({ changed }) => changed.forEach(({ key }) => drafts.forget(key)),
    });
  };
  const { changed = [], errors = {} } = save.data ?? {};
  return {
    unsaved: typed.length > 0,
    pending: save.isPending,
    submit,
    discard: () => {
      setMissing([]);
      typed.forEach(({ key }) => drafts.forget(key));
    },
    errorOf: (key: SettingKey): string | null => {
      if (missing.includes(key)) return t('settings.missing.text', { name: nameOf(key) });
      return key in errors ? describeFailure(errors[key], 'settings.save.failed') : null;
    },
    /** The secrets that went with the change of a setting. */
    clearedWith: (key: SettingKey): readonly string[] =>
      changed.find((one) => one.key === key)?.cleared ?? [],
    type: (key: SettingKey, text: string, shown: string) => {
      setMissing((before) => before.filter((one) => one !== key));
      if (key in errors) save.reset();
      if (text === shown) drafts.forget(key);
      else drafts.type(key, text);
    },
  };
}

export type PageSaving = ReturnType<typeof usePageSaving>;

function rankOf(key: SettingKey): number {
  return secretOf[key] === undefined ? 1 : 0;
}
