import { Input, Select, Switch } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type FieldKind } from './shown-settings.ts';
import styles from './settings.module.css';
import { TrelloLists } from './trello-lists.tsx';

interface SettingInputProps {
  id: string;
  kind: FieldKind;
  value: string;
  placeholder: string;
  /** Ids of what is said about the field. */
  describedBy: string;
  invalid: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** The server takes no longer value. */
const longest = 20_000;

/** The input of a setting, by its kind. */
export function SettingInput({ kind, ...props }: Readonly<SettingInputProps>) {
  const { id, value, placeholder, describedBy, invalid, disabled, onChange } = props;
  const t = useTexts();
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': invalid, disabled, id };
  if (kind === 'trello-list') return <TrelloLists {...aria} onChange={onChange} value={value} />;
  if (kind === 'switch')
    return (
      <span className={`row align-center ${styles.switch}`}>
        <Switch {...aria} checked={value === 'true'} onChange={(on) => onChange(String(on))} />
        {t(value === 'true' ? 'settings.switch.on' : 'settings.switch.off')}
      </span>
    );
  if (typeof kind === 'object') {
    const names = kind.options.includes(value) ? kind.options : [value, ...kind.options];
    const options = names.map((name) => ({
      value: name,
      label: t(`settings.option.${name.replaceAll('.', '-')}`, {}, name),
    }));
    return (
      <Select {...aria} className={styles.input ?? ''} onChange={onChange} options={options} value={value} />
    );
  }
  const text = {
    ...aria,
    className: styles.input ?? '',
    maxLength: longest,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    placeholder,
    spellCheck: false,
    value,
  };
  if (kind === 'paste')
    return <Input.TextArea {...text} autoComplete="off" autoSize={{ minRows: 2, maxRows: 6 }} />;
  if (kind === 'secret')
    return <Input.Password {...text} autoComplete="new-password" visibilityToggle={value !== ''} />;
  return <Input {...text} autoComplete="off" />;
}
