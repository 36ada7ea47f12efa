import { Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { CopyField } from '../../kit/ui/copy-field.tsx';
import { Field, FormPart, type PartProps } from './form-part.tsx';

/** The form as a part of another website, and which ones may show it. */
export function EmbedPart({ form, texts, type, changed, problem }: PartProps) {
  const t = useTexts();
  const { allowedOrigins, slug, url } = form;
  const snippet = `<div data-digital-maturity="${slug}"></div><script src="${new URL(url).origin}/embed.js" async></script>`;
  return (
    <FormPart changed={changed} name="embed" problem={problem} summary={allowedOrigins.join(', ')}>
      <Field hint={t('collect.embed.origins-hint')} id="collect-origins" label={t('collect.embed.origins')}>
        <Input.TextArea
          aria-describedby="collect-origins-hint"
          autoSize={{ minRows: 2, maxRows: 20 }}
          id="collect-origins"
          inputMode="url"
          onChange={(event) => type('allowedOrigins', event.target.value)}
          placeholder={t('collect.embed.example')}
          spellCheck={false}
          value={texts.allowedOrigins}
        />
      </Field>
      <CopyField label={t('collect.embed.code')} value={snippet} />
      <p className="soft roomy measure">
        {t(allowedOrigins.length === 0 ? 'collect.embed.nobody' : 'collect.embed.how')}
      </p>
    </FormPart>
  );
}
