import { Button, Radio, Select } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../../shared/texts/languages.ts';
import { useMedia } from '../../kit/ui/use-media.ts';
import { formKinds, isAboutEvaluation, mailKinds, noticeKinds, type MailChoice } from './mail-choice.ts';
import styles from './mail-preview.module.css';

interface MailChoicesProps {
  choice: MailChoice;
  onChoose: (change: Partial<MailChoice>) => void;
}

const groups = [
  ['label', mailKinds],
  ['forms', formKinds],
  ['notices', noticeKinds],
] as const;

/** All mails by group: a list where there is room beside the preview, else a field. */
export function MailList({ choice, onChoose }: MailChoicesProps) {
  const t = useTexts();
  const id = useId();
  const isList = useMedia('(min-width: 992px)');
  if (!isList)
    return (
      <Select
        aria-label={t('mails.kind.label')}
        className="full"
        onChange={(kind) => onChoose({ kind })}
        options={groups.map(([group, kinds]) => ({
          label: t(`mails.kind.${group}`),
          options: kinds.map((value) => ({ value, label: t(`mails.kind.${value}`) })),
        }))}
        value={choice.kind}
      />
    );
  return (
    <nav aria-label={t('mails.kind.label')} className="stack gap-4 content-start">
      {groups.map(([group, kinds]) => (
        <section aria-labelledby={`${id}${group}`} key={group}>
          <h2 className="text-2 soft space-below-1" id={`${id}${group}`}>
            {t(`mails.kind.${group}`)}
          </h2>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <button
                  aria-current={kind === choice.kind}
                  className={`full text-start text-2 ${styles.kind}`}
                  onClick={() => onChoose({ kind })}
                  type="button"
                >
                  {t(`mails.kind.${kind}`)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** In which language, with whose values. */
export function MailChoices({ choice, onChoose }: MailChoicesProps) {
  const t = useTexts();
  const isReal = choice.evaluation !== '' && isAboutEvaluation(choice.kind);
  return (
    <div className="cluster gap-wide align-center">
      <Radio.Group
        aria-label={t('language.label')}
        onChange={({ target }) => onChoose({ language: target.value as MailChoice['language'] })}
        optionType="button"
        options={languages.map((value) => ({
          value,
          label: <span lang={value}>{languageNames[value]}</span>,
        }))}
        value={choice.language}
      />
      <p className="cluster gap-wide align-center soft">
        {t(isReal ? 'mails.values.real' : 'mails.values.sample')}
        {isReal && (
          <Button onClick={() => onChoose({ evaluation: '' })} size="small">
            {t('mails.values.use-sample')}
          </Button>
        )}
      </p>
    </div>
  );
}
