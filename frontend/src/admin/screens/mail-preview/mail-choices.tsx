import { Button, Radio } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../../shared/texts/languages.ts';
import {
  formKinds,
  isAboutEvaluation,
  mailKinds,
  noticeKinds,
  type MailChoice,
  type MailKind,
} from './mail-choice.ts';
import styles from './mail-preview.module.css';

interface MailChoicesProps {
  choice: MailChoice;
  onChoose: (change: Partial<MailChoice>) => void;
}

/** Which mail, in which language, with whose values. */
export function MailChoices({ choice, onChoose }: MailChoicesProps) {
  const t = useTexts();
  const isReal = choice.evaluation !== '' && isAboutEvaluation(choice.kind);
  const kinds = (some: readonly MailKind[]) => ({
    chosen: choice.kind,
    onChoose: (kind: MailKind) => onChoose({ kind }),
    options: some.map((value) => ({ value, label: t(`mails.kind.${value}`) })),
  });
  return (
    <div className={`align-end ${styles.choices}`}>
      <Choice {...kinds(mailKinds)} label={t('mails.kind.label')} />
      <Choice {...kinds(formKinds)} label={t('mails.kind.forms')} />
      <Choice {...kinds(noticeKinds)} label={t('mails.kind.notices')} />
      <Choice
        chosen={choice.language}
        label={t('language.label')}
        onChoose={(language) => onChoose({ language })}
        options={languages.map((value) => ({
          value,
          label: <span lang={value}>{languageNames[value]}</span>,
        }))}
      />
      <p className="cluster gap-wide align-center soft">
        {t(isReal ? 'mails.values.real' : 'mails.values.sample')}
        {isReal && (
          <Button onClick={() => onChoose({ evaluation: '' })} size="small">
            {t('mails.values.use-sample')}
          </Button>
        )}
      </p>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Some choices side by side under a heading; none is marked while the chosen one is not among them. */
function Choice<Value extends string>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <p className="space-below-2 soft" id={id}>
        {label}
      </p>
      <Radio.Group
        aria-labelledby={id}
        buttonStyle="solid"
        onChange={({ target }) => onChoose(target.value as Value)}
        optionType="button"
        options={options}
        value={options.some(({ value }) => value === chosen) ? chosen : null}
      />
    </div>
  );
}
