import { Select } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import styles from './field.module.css';

interface ChoiceFieldProps<Value extends string | number> {
  id: string;
  label: string;
  value: Value;
  options: readonly Readonly<{ value: Value; label: string }>[];
  onChange: (value: Value) => void;
  /** Long lists are searched by typing. */
  searchable?: boolean;
}

/** One of several, under its label. */
export function ChoiceField<Value extends string | number>({
  id,
  label,
  value,
  options,
  onChange,
  searchable = false,
}: ChoiceFieldProps<Value>) {
  return (
    <div className={`stack gap-1 may-shrink ${styles.field}`}>
      <label className="text-2 soft" htmlFor={id}>
        {label}
      </label>
      <Select<Value>
        id={id}
        onChange={onChange}
        options={[...options]}
        popupMatchSelectWidth={false}
        {...(searchable ? { showSearch: { optionFilterProp: 'label' } } : {})}
        value={value}
      />
    </div>
  );
}

type FilterFieldProps = Omit<ChoiceFieldProps<string>, 'options'> & {
  options: readonly Readonly<{ value: string; label: string }>[];
  /** What the choice that filters nothing is called. */
  all?: string;
};

/** A filter: one of several, or none of them. */
export function FilterField({ all, options, value, ...rest }: FilterFieldProps) {
  const t = useTexts();
  return (
    <ChoiceField
      {...rest}
      options={[{ value: '', label: all ?? t('ui.list.all') }, ...options]}
      value={value}
    />
  );
}
