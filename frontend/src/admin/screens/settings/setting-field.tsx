import {
  CheckCircleOutlined,
  CloudServerOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { ClearButton } from './clear-button.tsx';
import { type SettingDrafts } from './setting-drafts.ts';
import { SettingInput } from './setting-input.tsx';
import { type Setting } from './settings.api.ts';
import styles from './settings.module.css';
import { textNameOf, type FieldKind } from './shown-settings.ts';
import { type PageSaving } from './use-page-saving.ts';

interface SettingFieldProps {
  kind: FieldKind;
  setting: Setting;
  /** Secrets with a stored value, which another address would drop. */
  storedSecrets: ReadonlySet<string>;
  drafts: SettingDrafts;
  /** Of the page that it stands on. */
  saving: PageSaving;
}

/** One setting: unmodified, modified, or saved (rules: Settings). Its id is the setting's key, by which it can be linked to. */
export function SettingField({ kind, setting, storedSecrets, drafts, saving }: SettingFieldProps) {
  const t = useTexts();
  const { key } = setting;
  const hint = t(`settings.hint.${textNameOf(key)}`, {}, '');
  const shown = shownValue(setting, typeof kind === 'object' || kind === 'switch' || kind === 'text');
  const draft = drafts.texts[key];
  const error = saving.errorOf(key);
  const mask = setting.encrypted && setting.isSet ? setting.value : null;
  return (
    <div
      className={`stack content-start pad-1 ${draft === undefined ? '' : 'picked'} ${styles.field}`}
      data-setting={key}
    >
      <div className="cluster gap-line spread align-baseline">
        <label className="strong" htmlFor={key}>
          {t(`settings.field.${textNameOf(key)}`)}
        </label>
        <SettingState setting={setting} />
      </div>
      {hint !== '' && (
        <p className="text-2 soft" id={`${key}-hint`}>
          {hint}
        </p>
      )}
      <div className={`cluster align-center ${styles.row}`}>
        <SettingInput
          describedBy={hint === '' ? `${key}-said` : `${key}-hint ${key}-said`}
          disabled={saving.pending}
          id={key}
          invalid={error !== null}
          kind={kind}
          onChange={(text) => saving.type(key, text, shown)}
          placeholder={mask ?? setting.standard ?? ''}
          value={draft ?? shown}
        />
        {setting.updatedAt !== null && (
          <ClearButton
            disabled={saving.pending}
            drafts={drafts}
            setting={setting}
            storedSecrets={storedSecrets}
          />
        )}
      </div>
      <FieldMessages
        cleared={saving.clearedWith(key)}
        error={error}
        id={`${key}-said`}
        modified={draft !== undefined}
        setting={setting}
      />
    </div>
  );
}

/** Never a secret, and no value that is only the standard, unless it is chosen from a list or a text to go on from. */
function shownValue({ encrypted, source, value }: Setting, alwaysShown: boolean): string {
  if (encrypted || (source === 'none' && !alwaysShown)) return '';
  return value ?? '';
}

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
function FieldMessages({ id, setting, modified, error, cleared }: FieldMessagesProps) {
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

const icons = {
  database: <CheckCircleOutlined aria-hidden />,
  environment: <CloudServerOutlined aria-hidden />,
  none: <MinusCircleOutlined aria-hidden />,
  unreadable: <ExclamationCircleOutlined aria-hidden />,
  'passed-over': <ExclamationCircleOutlined aria-hidden />,
} as const;

const tones = {
  database: 'good',
  environment: 'soft',
  none: 'soft',
  unreadable: 'bad',
  'passed-over': 'bad',
} as const;

/** Whether a setting has a value, where it comes from, and since when. */
function SettingState({ setting }: { setting: Setting }) {
  const t = useTexts();
  const { problem, source, standard, updatedAt, encrypted } = setting;
  const trouble = problem?.code === 'setting_not_used' ? 'passed-over' : 'unreadable';
  const state = problem === null ? source : trouble;
  const isStandard = state === 'none' && standard !== null && !encrypted;
  return (
    <span className={`inline-row gap-line text-2 ${tones[state]} ${styles.state}`}>
      {icons[state]}
      {t(isStandard ? 'settings.state.standard' : `settings.state.${state}`)}
      {state === 'database' && updatedAt !== null && (
        <span className="soft">{formatDateTime(updatedAt)}</span>
      )}
    </span>
  );
}
