import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { useCommands } from '../../kit/shortcuts/commands.ts';
import { useShortcutKeys } from '../../kit/shortcuts/use-shortcut-keys.ts';

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette);
const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);

/** The way to the palette and to the sheet of keys, by button and by key. */
export function Finder() {
  const t = useTexts();
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const close = useCallback(() => setShown(null), []);
  useShortcutKeys(() => setShown('palette'));
  useCommands([
    { id: 'find.keys', label: t('find.keys.title'), run: () => setShown('keys') },
    {
      id: 'find.search',
      label: t('find.search-here'),
      key: '/',
      inPalette: false,
      run: () => {
        const box = document.querySelector<HTMLElement>('#content input[data-search=true]');
        if (box === null) setShown('palette');
        else box.focus();
      },
    },
  ]);
  return (
    <>
      <Button
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('find.title')}
        icon={<SearchOutlined aria-hidden />}
        onClick={() => setShown('palette')}
        title={`${t('find.title')} (Ctrl+K)`}
        type="text"
      />
      {shown === 'palette' && <Palette onClose={close} />}
      {shown === 'keys' && <ShortcutSheet onClose={close} />}
    </>
  );
}
