import { SearchOutlined } from '@ant-design/icons';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { NativeDialog } from '../../kit/ui/native-dialog.tsx';
import { shownEntries, type Entry } from './entries.ts';
import { EntryList, idOf, listId } from './entry-list.tsx';
import styles from './palette.module.css';
import { useFound } from './use-found.ts';
import { useGuideEntries } from './use-guide-entries.ts';
import { useLocalEntries } from './use-local-entries.ts';

/**
 * Finds anything by name, and does or opens it: what can be done here, screens, settings, questionnaires, clients,
 * questions and sentences of the guide. An ARIA combobox: the focus stays in the field, the arrow keys choose.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const local = useLocalEntries();
  const found = useFound(typed);
  const guide = useGuideEntries(typed);
  const entries = shownEntries(local, [...found.entries, ...guide], typed);
  const chosen = entries.find(({ id }) => id === chosenId) ?? entries[0];
  const open = (entry: Entry) => {
    onClose();
    entry.run();
  };
  const move = (step: number) => {
    const at = chosen === undefined ? -1 : entries.indexOf(chosen);
    const next = entries[(at + step + entries.length) % entries.length];
    if (next === undefined) return;
    setChosenId(next.id);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Enter that ends the input of a character chooses nothing.
    const isChosen = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (step !== undefined) move(step);
    if (isChosen && chosen !== undefined) open(chosen);
    if (step !== undefined || isChosen) event.preventDefault();
  };
  return (
    <NativeDialog label={t('find.title')} onClose={onClose}>
      <div className={`row align-center ${styles.head}`}>
        <SearchOutlined aria-hidden className="soft text-4" />
        <input
          aria-activedescendant={chosen && idOf(chosen)}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={entries.length > 0}
          aria-label={t('find.title')}
          autoComplete="off"
          className={`grow may-shrink text-4 ${styles.field}`}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosenId(null);
          }}
          onKeyDown={onKeyDown}
          placeholder={t('find.hint')}
          role="combobox"
          spellCheck={false}
          type="text"
          value={typed}
        />
        <button className={`soft text-2 ${styles.close}`} onClick={onClose} type="button">
          {t('ui.close')}
        </button>
      </div>
      <EntryList chosen={chosen} entries={entries} onChoose={open} onPoint={({ id }) => setChosenId(id)} />
      <SearchState {...found} count={entries.length} />
    </NativeDialog>
  );
}

type SearchStateProps = Pick<ReturnType<typeof useFound>, 'failed' | 'more' | 'retry' | 'searching'> & {
  count: number;
};

/** How the search stands, also for who does not see the list. */
function SearchState({ count, failed, more, retry, searching }: SearchStateProps) {
  const t = useTexts();
  return (
    <div className={`cluster gap-line align-center text-2 ${styles.searchState}`}>
      <p className={failed ? 'bad' : 'soft'} role="status">
        {failed && t('find.failed')}
        {!failed && searching && t('find.searching')}
        {!failed && !searching && count === 0 && t('find.none')}
        {!failed && !searching && count > 0 && t(more ? 'find.more' : 'find.count', { count })}
      </p>
      {failed && (
        <button className={`accent strong ${styles.close}`} onClick={retry} type="button">
          {t('error.retry')}
        </button>
      )}
    </div>
  );
}
