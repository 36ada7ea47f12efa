import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { query } from '../../../../shared/api/query.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import questionStyles from '../questions/questions.module.css';
import styles from './proposals.module.css';

/** What a question was answered with and cannot be chosen yet, the most frequent first; never a remembered answer. */
function receivedOptions(questionId: number) {
  return query(
    '/api/admin/question/{id}/received-answers',
    { path: { id: questionId } },
    { staleTime: 0, gcTime: 0 },
  );
}

interface ReceivedAnswersProps {
  questionId: number;
  /** The question's name for readers, such as "Question 3". */
  name: string;
  /** Takes the chosen texts as answers, in the order of the list. */
  onTake: (labels: string[]) => void;
}

/** Makes answers to choose from of what responses hold: read when they are wanted, picked from a list. */
export function ReceivedAnswers({ questionId, name, onTake }: ReceivedAnswersProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="stack justify-start">
      <button
        aria-controls={id}
        aria-expanded={open}
        aria-label={`${t('config.received.open')}: ${name}`}
        className={`control ${questionStyles.button}`}
        onClick={() => setOpen(!open)}
        type="button"
      >
        {t('config.received.open')}
      </button>
      <div className="full" hidden={!open} id={id}>
        {open && (
          <Received
            name={name}
            onClose={() => setOpen(false)}
            onTake={(labels) => {
              setOpen(false);
              onTake(labels);
            }}
            questionId={questionId}
          />
        )}
      </div>
    </div>
  );
}

interface ReceivedProps extends ReceivedAnswersProps {
  onClose: () => void;
}

function Received({ questionId, name, onTake, onClose }: ReceivedProps) {
  const t = useTexts();
  const received = useQuery(receivedOptions(questionId));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const toggle = (value: string) => {
    const next = new Set(left);
    if (!next.delete(value)) next.add(value);
    setLeft(next);
  };
  return (
    <Loaded
      empty={<p className="text-2 soft">{t('config.received.none')}</p>}
      errorTitle="config.received.failed"
      lines={2}
      query={received}
    >
      {(answers) => {
        const values = answers.map(({ value }) => value);
        const taken = values.filter((value) => !left.has(value));
        return (
          <fieldset className={`stack box pad-1 ${styles.received}`}>
            <legend className="visually-hidden">{`${t('config.received.legend')}: ${name}`}</legend>
            <p className="text-2 soft">{t('config.received.note')}</p>
            <ul className="stack gap-1">
              {answers.map(({ value, responses }) => (
                <li key={value}>
                  <label className={`row align-baseline anywhere ${styles.choice}`}>
                    <input checked={!left.has(value)} onChange={() => toggle(value)} type="checkbox" />
                    <span className="may-shrink">
                      {value}{' '}
                      <span className="soft numeric">
                        {t('config.received.count', {
                          count: responses,
                          number: formatNumber(responses, 0),
                        })}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            <div className="cluster">
              <button
                aria-disabled={taken.length === 0}
                className={`control ${questionStyles.button} ${questionStyles.primary}`}
                onClick={() => taken.length > 0 && onTake(taken)}
                type="button"
              >
                {t('config.received.take', { number: formatNumber(taken.length, 0) })}
              </button>
              <button
                className={`control ${questionStyles.button}`}
                onClick={() => setLeft(new Set(taken.length > 0 ? values : []))}
                type="button"
              >
                {t(taken.length > 0 ? 'config.received.pick-none' : 'config.received.pick-all')}
              </button>
              <button className={`control ${questionStyles.button}`} onClick={onClose} type="button">
                {t('ui.cancel')}
              </button>
            </div>
          </fieldset>
        );
      }}
    </Loaded>
  );
}
