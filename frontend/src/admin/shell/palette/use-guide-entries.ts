import { useEffect, useState } from 'react';
import { addTexts, useTexts } from '../../../shared/texts/i18n.ts';
import { openHelp } from '../../kit/help/help.ts';
import { textsOf } from '../../kit/session/admin-language.ts';
import { helpParts } from '../../screens.ts';
import { type Entry } from './entries.ts';

const most = 3;
const loadTexts = textsOf(helpParts.texts);

/** Sentences of the guide with what was typed; each opens its chapter beside the page. */
export function useGuideEntries(typed: string): Entry[] {
  const t = useTexts();
  const [guide, setGuide] = useState<Awaited<ReturnType<typeof helpParts.load>> | null>(null);
  useEffect(() => {
    let shown = true;
    void Promise.all([helpParts.load(), addTexts(loadTexts)]).then(
      ([loaded]) => shown && setGuide(loaded),
      // Without a connection everything else is still found.
      () => undefined,
    );
    return () => void (shown = false);
  }, []);
  if (guide === null) return [];
  return guide
    .searchGuide(guide.chaptersOf(t), typed)
    .slice(0, most)
    .map(({ page, title, sentence }) => ({
      id: `help ${page} ${sentence}`,
      group: 'help',
      label: title,
      note: sentence,
      run: () => openHelp({ about: page, found: typed }),
    }));
}
