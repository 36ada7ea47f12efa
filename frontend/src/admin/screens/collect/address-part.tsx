import { Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Field, FormPart, type PartProps } from './form-part.tsx';

const longest = 60;

/** The last part of the form's address; the ones before it lead on to it. */
export function AddressPart({ form, texts, type, changed, problem }: PartProps) {
  const t = useTexts();
  const { formerSlugs, slug, url } = form;
  return (
    <FormPart changed={changed} name="address" problem={problem} summary={slug}>
      <Field
        {...(formerSlugs.length > 0 && {
          hint: t('collect.address.former', { slugs: formerSlugs.join(', ') }),
        })}
        id="collect-slug"
        label={t('collect.address.label')}
      >
        <Input
          aria-describedby={`${formerSlugs.length === 0 ? '' : 'collect-slug-hint '}collect-address-problem`}
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
    </FormPart>
  );
}
