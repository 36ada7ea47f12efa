import { useTexts } from '../../../shared/texts/i18n.ts';
import { Key } from '../../kit/shortcuts/key.tsx';
import { groups, type Entry } from './entries.ts';
import styles from './palette.module.css';

export const listId = 'found-entries';

/** The id of an entry's element, which the field names as the chosen one. */
export const idOf = ({ id }: Entry): string => `found-${id.replaceAll(/[^\w-]/g, '-')}`;

interface EntryListProps {
  entries: readonly Entry[];
  chosen: Entry | undefined;
  onChoose: (entry: Entry) => void;
  /** The mouse is over an entry. */
  onPoint: (entry: Entry) => void;
}

/** What was found, by kind. Its entries never have the focus: the field keeps it. */
export function EntryList({ entries, chosen, onChoose, onPoint }: EntryListProps) {
  const t = useTexts();
  const shown = groups.filter((group) => entries.some((entry) => entry.group === group));
  return (
    <div aria-label={t('find.results')} className={styles.list} id={listId} role="listbox">
      {shown.map((group) => (
        <div aria-labelledby={`found-in-${group}`} key={group} role="group">
          <p className={`soft text-1 strong ${styles.group}`} id={`found-in-${group}`} role="presentation">
            {t(`find.group.${group}`)}
          </p>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <button
                aria-selected={entry === chosen}
                className={`row spread align-center full text-start ${styles.entry}`}
                id={idOf(entry)}
                key={entry.id}
                onClick={() => onChoose(entry)}
                onMouseMove={() => entry !== chosen && onPoint(entry)}
                role="option"
                tabIndex={-1}
                type="button"
              >
                <span className="may-shrink anywhere">
                  <span className="block">{entry.label}</span>
                  {entry.note !== undefined && <span className="block soft text-1">{entry.note}</span>}
                </span>
                {entry.key !== undefined && <Key name={entry.key} />}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}
