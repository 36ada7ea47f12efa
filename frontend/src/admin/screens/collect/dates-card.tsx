import { Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import styles from './collect.module.css';
import { type CardProps } from './collect-page.tsx';
import { Field, FormPart } from './form-part.tsx';
import { toLocal, toMoment } from './local-moment.ts';

const longest = 1000;

/** From when to when it takes responses, and what visitors read when it does not. */
export function DatesCard({ form, questionnaire }: CardProps) {
  const t = useTexts();
  return (
    <FormPart
      name="dates"
      problem={({ opensAt, closesAt }) =>
        opensAt !== '' && closesAt !== '' && closesAt <= opensAt ? t('collect.dates.order') : null
      }
      questionnaireId={questionnaire.id}
      saved={{
        opensAt: toLocal(form.opensAt),
        closesAt: toLocal(form.closesAt),
        closedText: form.closedText ?? '',
      }}
      toFields={({ opensAt, closesAt, closedText }) => ({
        opensAt: toMoment(opensAt),
        closesAt: toMoment(closesAt),
        closedText: closedText.trim() || null,
      })}
    >
      {(texts, type, problemId) => (
        <>
          <div className={`columns ${styles.dates}`}>
            {(['opensAt', 'closesAt'] as const).map((name) => (
              <Field
                hint={t(`collect.dates.${name}-hint`)}
                id={`collect-${name}`}
                key={name}
                label={t(`collect.dates.${name}`)}
              >
                <Input
                  aria-describedby={`collect-${name}-hint ${problemId}`}
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
        </>
      )}
    </FormPart>
  );
}
