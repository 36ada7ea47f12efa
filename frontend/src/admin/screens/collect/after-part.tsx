import { Switch } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { FormPart, type PartProps } from './form-part.tsx';

const choices = ['confirmAddress', 'showScore'] as const;

/** What happens when somebody has sent in their answers. */
export function AfterPart({ form, texts, type, changed, problem }: PartProps) {
  const t = useTexts();
  const chosen = choices.filter((name) => form[name]).map((name) => t(`collect.after.${name}`));
  return (
    <FormPart changed={changed} name="after" problem={problem} summary={chosen.join(', ')}>
      {choices.map((name) => (
        <div className="stack gap-1" key={name}>
          <label className="inline-row gap-3 strong self-start">
            <Switch
              aria-describedby={`collect-${name}-hint`}
              checked={texts[name] === 'true'}
              onChange={(on) => type(name, String(on))}
            />
            {t(`collect.after.${name}`)}
          </label>
          <p className="soft roomy measure" id={`collect-${name}-hint`}>
            {t(`collect.after.${name}-${texts[name] === 'true' ? 'on' : 'off'}`)}
          </p>
        </div>
      ))}
    </FormPart>
  );
}
