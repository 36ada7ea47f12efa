import { Button, Radio } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../shared/texts/languages.ts';
import { mailKinds, type MailChoice } from './mail-choice.ts';
import styles from './mail-preview.module.css';

interface MailChoicesProps {
  choice: MailChoice;
  onChoose: (change: Partial<MailChoice>) => void;
}

/** Which mail, in which language, with whose values. */
export function MailChoices({ choice, onChoose }: Readonly<MailChoicesProps>) {
  const t = useTexts();
  const ids = { kind: useId(), language: useId() };
  const isReal = choice.evaluation !== '' && choice.kind !== 'code';
  return (
    <div className={styles.choices}>
      <div>
        <p className={styles.label} id={ids.kind}>
          {t('mails.kind.label')}
        </p>
        <Radio.Group
          aria-labelledby={ids.kind}
          buttonStyle="solid"
          onChange={({ target }) => onChoose({ kind: target.value as MailChoice['kind'] })}
          optionType="button"
          options={mailKinds.map((value) => ({ value, label: t(`mails.kind.${value}`) }))}
          value={choice.kind}
        />
      </div>
      <div>
        <p className={styles.label} id={ids.language}>
          {t('language.label')}
        </p>
        <Radio.Group
          aria-labelledby={ids.language}
          buttonStyle="solid"
          onChange={({ target }) => onChoose({ language: target.value as MailChoice['language'] })}
          optionType="button"
          options={languages.map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
          value={choice.language}
        />
      </div>
      <p className={styles.values}>
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
