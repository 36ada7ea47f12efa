import { useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useUnsavedChangesGuard } from '../../kit/ui/use-unsaved-changes-guard.ts';

/**
 * What is being typed on the page. It is kept nowhere else, as there are secrets among it; the person who would leave it behind is asked
 * first.
 */
export function useSettingDrafts() {
  const t = useTexts();
  const [texts, setTexts] = useState<Record<string, string>>({});
  useUnsavedChangesGuard({
    unsaved: Object.keys(texts).length > 0,
    question: {
      title: t('settings.leave.title'),
      content: t('settings.leave.text'),
      okText: t('settings.leave.ok'),
      danger: true,
    },
    kept: false,
  });
  return {
    /** What was typed and not saved, by setting. */
    texts,
    type: (key: string, text: string) => setTexts((before) => ({ ...before, [key]: text })),
    forget: (key: string) => setTexts(({ [key]: _gone, ...others }) => others),
  };
}

export type SettingDrafts = ReturnType<typeof useSettingDrafts>;
