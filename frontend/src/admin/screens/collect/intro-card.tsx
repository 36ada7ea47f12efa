import { Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type CardProps } from './collect-page.tsx';
import { Field, FormPart } from './form-part.tsx';

const longest = 2000;

/** What visitors read before the first question. */
export function IntroCard({ form, questionnaire }: CardProps) {
  const t = useTexts();
  return (
    <FormPart
      name="intro"
      questionnaireId={questionnaire.id}
      saved={{ intro: form.intro ?? '' }}
      toFields={({ intro }) => ({ intro: intro.trim() || null })}
    >
      {({ intro }, type) => (
        <Field hint={t('collect.intro.hint')} id="collect-intro" label={t('collect.intro.label')}>
          <Input.TextArea
            aria-describedby="collect-intro-hint"
            autoSize={{ minRows: 4, maxRows: 14 }}
            id="collect-intro"
            lang={questionnaire.language}
            maxLength={longest}
            onChange={(event) => type('intro', event.target.value)}
            value={intro}
          />
        </Field>
      )}
    </FormPart>
  );
}
