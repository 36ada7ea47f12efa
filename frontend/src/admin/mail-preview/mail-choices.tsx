import { Button, Radio } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../shared/texts/languages.ts';
import { isAboutEvaluation, mailKinds, noticeKinds, type MailChoice, type MailKind } from './mail-choice.ts';
import styles from './mail-preview.module.css';

interface MailChoicesProps {
  choice: MailChoice;
  onChoose: (change: Partial<MailChoice>) => void;
}

/** Which mail, in which language, with whose values. */
export function MailChoices({ choice, onChoose }: Readonly<MailChoicesProps>) {
  const t = useTexts();
  const languageId = useId();
  const isReal = choice.evaluation !== '' && isAboutEvaluation(choice.kind);
  return (
    <div className={`align-end ${styles.choices}`}>
      <Kinds choice={choice} kinds={mailKinds} label={t('mails.kind.label')} onChoose={onChoose} />
      <Kinds choice={choice} kinds={noticeKinds} label={t('mails.kind.notices')} onChoose={onChoose} />
      <div>
        <p className="space-below-2 soft" id={languageId}>
          {t('language.label')}
        </p>
        <Radio.Group
          aria-labelledby={languageId}
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

interface KindsProps extends MailChoicesProps {
  kinds: readonly MailKind[];
  label: string;
}

/** Some of the kinds under a heading of their own; none is marked while the choice is another one. */
function Kinds({ choice, kinds, label, onChoose }: Readonly<KindsProps>) {
  const t = useTexts();
  const id = useId();
  return (
    <div>
      <p className="space-below-2 soft" id={id}>
        {label}
      </p>
      <Radio.Group
        aria-labelledby={id}
        buttonStyle="solid"
        onChange={({ target }) => onChoose({ kind: target.value as MailKind })}
        optionType="button"
        options={kinds.map((value) => ({ value, label: t(`mails.kind.${value}`) }))}
        value={kinds.includes(choice.kind) ? choice.kind : null}
      />
    </div>
  );
}
