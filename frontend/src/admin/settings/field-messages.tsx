import { useTexts } from '../../shared/texts/i18n.ts';
import { type Setting } from './settings.api.ts';
import styles from './settings.module.css';
import { textNameOf } from './shown-settings.ts';

interface FieldMessagesProps {
  id: string;
  setting: Setting;
  modified: boolean;
  /** Why it could not be saved. */
  error: string | null;
  /** Secrets that went with the last change. */
  cleared: readonly string[];
}

/** What is to be said about a field: an error before everything else. */
export function FieldMessages({ id, setting, modified, error, cleared }: Readonly<FieldMessagesProps>) {
  const t = useTexts();
  const { account, problem } = setting;
  const names = cleared.map((key) => t(`settings.field.${textNameOf(key)}`)).join(', ');
  return (
    <div className="hide-empty stack gap-1 anywhere" id={id}>
      {error !== null && (
        <p className="bad" role="alert">
          {error}
        </p>
      )}
      {error === null && modified && <p className="accent-strong">{t('settings.state.modified')}</p>}
      {problem !== null && <p className="bad">{problem.message}</p>}
      {cleared.length > 0 && (
        <p className="accent-strong" role="status">
          {t('settings.address.cleared', { names })}
        </p>
      )}
      {account !== null && (
        <p>
          {t('settings.google.share')} <strong className={styles.account}>{account}</strong>
        </p>
      )}
    </div>
  );
}
