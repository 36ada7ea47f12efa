import { Switch } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useOfferedCommands } from '../../kit/shortcuts/commands.ts';
import { Key } from '../../kit/shortcuts/key.tsx';
import { NativeDialog } from '../../kit/ui/native-dialog.tsx';
import styles from './shortcut-sheet.module.css';
import { switchSingleKeys, useSingleKeysOn } from '../../kit/shortcuts/single-keys.ts';

/** Which keys do what on this screen, and the switch for single ones. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const on = useSingleKeysOn();
  const withKeys = useOfferedCommands().filter(({ key }) => key !== undefined);
  return (
    <NativeDialog label={t('find.keys.title')} onClose={onClose}>
      <div className="stack gap-4 pad-4">
        <h2>{t('find.keys.title')}</h2>
        <dl className={styles.keys}>
          <dt>
            <Key name={/mac/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl+K'} />
          </dt>
          <dd>{t('find.title')}</dd>
          {withKeys.map(({ id, key = '', label }) => (
            <div key={id}>
              <dt>
                <Key name={key} />
              </dt>
              <dd className={on ? undefined : 'soft'}>{label}</dd>
            </div>
          ))}
        </dl>
        <div className="row gap-3 align-center line-above">
          <Switch aria-labelledby="single-keys" checked={on} onChange={switchSingleKeys} />
          <div>
            <p className="strong" id="single-keys">
              {t('find.keys.switch')}
            </p>
            <p className="soft text-2">{t('find.keys.switch-note')}</p>
          </div>
        </div>
        <button className={`accent strong ${styles.close}`} onClick={onClose} type="button">
          {t('ui.close')}
        </button>
      </div>
    </NativeDialog>
  );
}
