import { DeleteOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { type KeyboardEvent } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { AnswerField } from './answer-field.tsx';
import { type AnswerRowProps } from './answer-row.tsx';
import { answerId } from './answer-steps.ts';
import styles from './options.module.css';

interface AnswerMoreProps extends AnswerRowProps {
  name: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What is rarely done with an answer: other texts that mean it, whether it stands alone or says that the question does not apply, its place, its end. */
export function AnswerMore(props: AnswerMoreProps) {
  const t = useTexts();
  const { questionId, kind, option, before, index, last, faults, locked, steps, name, onKeyDown } = props;
  const { key } = option;
  const id = answerId(questionId, key);
  return (
    <div className="stack">
      <div className="cluster gap-wide align-center">
        <span className="inline-row gap-1">
          <IconButton
            icon={<UpOutlined aria-hidden />}
            id={`${id}-up`}
            idle={index === 0}
            label={t('config.order.up', { name })}
            onClick={() => steps.move(key, index - 1)}
          />
          <IconButton
            icon={<DownOutlined aria-hidden />}
            id={`${id}-down`}
            idle={last}
            label={t('config.order.down', { name })}
            onClick={() => steps.move(key, index + 1)}
          />
          <IconButton
            danger
            icon={<DeleteOutlined aria-hidden />}
            label={t('config.answers.remove', { name })}
            onClick={() => steps.remove(key)}
          />
        </span>
        {kind === 'multiple' && !option.notApplicable && (
          <label className={`inline-row text-2 ${styles.choice}`} title={t('config.answers.exclusive-hint')}>
            <input
              checked={option.exclusive}
              onChange={(event) => steps.set(key, { exclusive: event.target.checked })}
              type="checkbox"
            />
            {t('config.answers.exclusive')}
            <span className="visually-hidden"> – {name}</span>
          </label>
        )}
        <label
          className={`inline-row text-2 ${styles.choice}`}
          title={t('config.answers.not-applicable-hint')}
        >
          <input
            checked={option.notApplicable}
            onChange={({ target: { checked } }) =>
              steps.set(key, {
                notApplicable: checked,
                ...(checked && { points: '0', from: '', leadsTo: '', prepares: false }),
              })
            }
            type="checkbox"
          />
          {t('config.answers.not-applicable')}
          <span className="visually-hidden"> – {name}</span>
        </label>
      </div>
      <AnswerField
        {...{ id, name, option, before, faults, locked, onKeyDown }}
        field="aliases"
        hint={t('config.answers.aliases-hint')}
        label={t('config.answers.aliases')}
        onType={(aliases) => steps.set(key, { aliases })}
      />
    </div>
  );
}
