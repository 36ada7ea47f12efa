import { Input } from 'antd';
import { formatDateTime } from '../../../shared/texts/format.ts';
import { type Translate, useTexts } from '../../../shared/texts/i18n.ts';
import styles from './collect.module.css';
import { Field, FormPart, type PartProps } from './form-part.tsx';

const longest = 1000;

/** From when to when it takes responses, and what visitors read when it does not. */
export function DatesPart({ form, questionnaire, texts, type, changed, problem }: PartProps) {
  const t = useTexts();
  return (
    <FormPart changed={changed} name="dates" problem={problem} summary={datesOf(form, t)}>
      <div className={`columns ${styles.dates}`}>
        {(['opensAt', 'closesAt'] as const).map((name) => (
          <Field
            hint={t(`collect.dates.${name}-hint`)}
            id={`collect-${name}`}
            key={name}
            label={t(`collect.dates.${name}`)}
          >
            <Input
              aria-describedby={`collect-${name}-hint collect-dates-problem`}
              id={`collect-${name}`}
              max="2999-12-31T23:59"
              onChange={(event) => type(name, event.target.value)}
              type="datetime-local"
              value={texts[name]}
            />
          </Field>
        ))}
      </div>
      <Field
        hint={t('collect.dates.closedText-hint')}
        id="collect-closedText"
        label={t('collect.dates.closedText')}
      >
        <Input.TextArea
          aria-describedby="collect-closedText-hint"
          autoSize={{ minRows: 2, maxRows: 10 }}
          id="collect-closedText"
          lang={questionnaire.language}
          maxLength={longest}
          onChange={(event) => type('closedText', event.target.value)}
          value={texts.closedText}
        />
      </Field>
    </FormPart>
  );
}

/** The stored dates as they are said in a row. */
function datesOf({ opensAt, closesAt }: PartProps['form'], t: Translate): string {
  const named = [
    ['opensAt', opensAt],
    ['closesAt', closesAt],
  ] as const;
  return named
    .filter(([, at]) => at !== null)
    .map(([name, at]) => `${t(`collect.dates.${name}`)}: ${formatDateTime(at)}`)
    .join(', ');
}
