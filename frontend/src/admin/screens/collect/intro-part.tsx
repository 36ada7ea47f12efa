import { Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Field, FormPart, type PartProps } from './form-part.tsx';

const longest = 2000;
/** So much of it is shown in its row. */
const shownLength = 90;

/** What visitors read before the first question. */
export function IntroPart({ form, questionnaire, texts: { intro }, type, changed, problem }: PartProps) {
  const t = useTexts();
  const stored = form.intro ?? '';
  return (
    <FormPart
      changed={changed}
      name="intro"
      problem={problem}
      summary={stored.length > shownLength ? `${stored.slice(0, shownLength).trimEnd()}…` : stored}
    >
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
    </FormPart>
  );
}
