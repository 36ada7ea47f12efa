import { Button } from '../../public/ui/button.tsx';
import { useTexts } from '../../shared/texts/i18n.ts';
import { questionsOf } from '../draft/answers.ts';
import { type FormDefinition } from '../form.api.ts';
import { Heading } from '../heading.tsx';
import { Paragraphs } from '../paragraphs.tsx';

interface IntroProps {
  form: FormDefinition;
  /** Answers are there already. */
  isBegun: boolean;
  onStart: () => void;
}

/** Who asks, how long it takes and the way in, on the first screen of a phone; then what it is about and what one gets. */
export function Intro({ form, isBegun, onStart }: IntroProps) {
  const t = useTexts();
  const questions = questionsOf(form);
  const hasRequired = questions.some(({ required }) => required);
  return (
    <>
      <div className="stack gap-1">
        <Heading step="intro" title={form.name}>
          {form.name}
        </Heading>
        {form.asker !== null && (
          <p className="soft anywhere">{t('form.intro.asker', { asker: form.asker })}</p>
        )}
        <p>
          {t('form.intro.length', {
            minutes: t('form.intro.minutes', { count: form.minutes }),
            questions: t('form.intro.questions', { count: questions.length }),
          })}
        </p>
      </div>
      <div>
        <Button onClick={onStart}>{t(isBegun ? 'form.intro.go-on' : 'form.intro.start')}</Button>
      </div>
      <div className="stack gap-4 text-4 roomy">
        <Paragraphs text={form.intro ?? t('form.intro.neutral')} />
      </div>
      <ul className="bullets stack text-4 roomy">
        <li>{t('form.intro.result')}</li>
        <li>{t('form.intro.kept')}</li>
        <li>{t(hasRequired ? 'form.intro.some-required' : 'form.intro.optional')}</li>
      </ul>
    </>
  );
}
