import { Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type CardProps } from './collect-page.tsx';
import { Field, FormPart } from './form-part.tsx';

const slugPattern = /^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/;
const longest = 60;

/** The last part of the form's address; the ones before it lead on to it. */
export function AddressCard({ form, questionnaire }: CardProps) {
  const t = useTexts();
  const { formerSlugs, slug, url } = form;
  return (
    <FormPart
      name="address"
      problem={({ slug: typed }) => (slugPattern.test(slugOf(typed)) ? null : t('collect.address.wrong'))}
      questionnaireId={questionnaire.id}
      saved={{ slug }}
      toFields={({ slug: typed }) => ({ slug: slugOf(typed) })}
    >
      {(texts, type, problemId) => (
        <Field
          {...(formerSlugs.length > 0 && {
            hint: t('collect.address.former', { slugs: formerSlugs.join(', ') }),
          })}
          id="collect-slug"
          label={t('collect.address.label')}
        >
          <Input
            aria-describedby={`${formerSlugs.length === 0 ? '' : 'collect-slug-hint '}${problemId}`}
            autoCapitalize="none"
            autoComplete="off"
            id="collect-slug"
            maxLength={longest}
            onChange={(event) => type('slug', event.target.value)}
            prefix={<span className="soft">{url.slice(0, url.length - slug.length)}</span>}
            spellCheck={false}
            value={texts.slug}
          />
        </Field>
      )}
    </FormPart>
  );
}

/** As the server reads what was typed. */
const slugOf = (typed: string) => typed.trim().toLowerCase();
