import { Switch } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type CardProps } from './collect-page.tsx';
import { FormPart } from './form-part.tsx';

const choices = ['confirmAddress', 'showScore'] as const;

/** What happens when somebody has sent in their answers. */
export function AfterCard({ form, questionnaire }: CardProps) {
  const t = useTexts();
  return (
    <FormPart
      name="after"
      questionnaireId={questionnaire.id}
      saved={{ confirmAddress: String(form.confirmAddress), showScore: String(form.showScore) }}
      toFields={({ confirmAddress, showScore }) => ({
        confirmAddress: confirmAddress === 'true',
        showScore: showScore === 'true',
      })}
    >
      {(texts, type) =>
        choices.map((name) => (
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
        ))
      }
    </FormPart>
  );
}
