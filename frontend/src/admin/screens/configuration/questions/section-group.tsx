import {
  DeleteOutlined,
  DownOutlined,
  HolderOutlined,
  MoreOutlined,
  PlusOutlined,
  RightOutlined,
  UpOutlined,
} from '@ant-design/icons';
import { Button, Switch } from 'antd';
import { memo } from 'react';
import { readStoredValue } from '../../../../shared/state/stored.ts';
import { formatFullPercent, formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Meter } from '../../../kit/ui/meter.tsx';
import { useUnfolded } from '../completeness/addressed-place.ts';
import { type Question, type Section } from '../configuration.api.ts';
import { draftKeys } from '../draft-keys.ts';
import { DraftMeanings } from '../drafts/draft-meanings.tsx';
import { dragHandle, dragRow } from '../drag-rows.ts';
import { SectionTexts } from '../sections/section-texts.tsx';
import { shadeOf } from '../sections/shades.ts';
import { useDeleteSection, useSwitchSection } from '../sections/use-section-changes.tsx';
import { ShownIf } from '../shown-if/shown-if.tsx';
import { type Ordering } from '../use-order.ts';
import { QuestionRow } from './question-row.tsx';
import styles from './questions.module.css';

interface SectionGroupProps {
  questionnaireId: number;
  section: Section;
  /** All sections, to say what a switch does to the whole. */
  sections: readonly Section[];
  /** Its place, from 0. */
  index: number;
  ordering: Ordering;
  questions: readonly Question[];
  chosenId: number | undefined;
  /** How many of its questions have unsaved work, also while it is folded. */
  unsaved: number;
  open: boolean;
  onToggle: () => void;
  onAdd: () => void;
}

/** A section: whether it counts, what it weighs, and its questions below. */
export function SectionGroup(props: SectionGroupProps) {
  const t = useTexts();
  const { questionnaireId, section, sections, index, questions, chosenId, unsaved, open } = props;
  const switching = useSwitchSection(questionnaireId, sections);
  const id = `section-${section.id}`;
  const isUnsaved = () => readStoredValue('tab', `${draftKeys.section}${section.id}`) !== null;
  const [isOpen, setOpen] = useUnfolded(`${id}-texts`, isUnsaved());
  return (
    <section aria-label={section.name} className={styles.section} id={id} tabIndex={-1}>
      <div className={`stack gap-1 tint-brand ${styles.head}`} {...dragRow(`section:${section.id}`)}>
        <div className="row gap-1 align-center">
          <span {...dragHandle} className="handle" title={t('config.order.drag')}>
            <HolderOutlined aria-hidden />
          </span>
          <h3 className="text-3 grow may-shrink">
            <button
              aria-controls={`${id}-questions`}
              aria-expanded={open}
              className={`row align-baseline text-start strong full ${styles.fold}`}
              id={`${id}-toggle`}
              onClick={props.onToggle}
              type="button"
            >
              <RightOutlined aria-hidden className={`text-1 ${styles.arrow}`} />
              <span className="anywhere">{section.name}</span>
            </button>
          </h3>
          <label
            aria-busy={switching.asking || switching.saving}
            className="inline-row text-1"
            title={t(includedText(section))}
          >
            <Switch
              checked={section.includeInEvaluation}
              onChange={(include) => void switching.switchTo(section, include)}
              size="small"
            />
            {/* The usual state is said by the switch alone. */}
            <span className={section.includeInEvaluation ? 'visually-hidden' : 'warning'}>
              <span className="visually-hidden">{section.name}: </span>
              {t(switching.saving ? 'config.save.saving' : includedText(section))}
            </span>
          </label>
          <button
            aria-controls={`${id}-texts`}
            aria-expanded={isOpen}
            aria-label={`${section.name} – ${t('config.section.texts')}`}
            className={`inline-row middle soft ${styles.button}`}
            onClick={() => setOpen(!isOpen)}
            title={t('config.section.texts')}
            type="button"
          >
            <MoreOutlined aria-hidden />
          </button>
        </div>
        <div className={`cluster gap-line align-center text-1 ${styles.numbers}`}>
          <span className="soft">
            {t('config.section.numbers', {
              questions: formatNumber(questions.length, 0),
              points: formatNumber(section.maxScore, 0),
            })}
          </span>
          <span className="inline-row grow numeric soft">
            <span className="grow">
              <Meter parts={[{ percent: Math.min(section.weightPercent, 100), color: shadeOf(index) }]} />
            </span>
            <span title={t('config.weights.title')}>{formatFullPercent(section.weightPercent)}</span>
          </span>
          {unsaved > 0 && (
            <strong className="warning">
              {t('config.section.unsaved', { number: formatNumber(unsaved, 0) })}
            </strong>
          )}
          {!isOpen && isUnsaved() && <strong className="warning">{t('config.save.unsaved')}</strong>}
        </div>
        <div className="stack gap-3" hidden={!isOpen} id={`${id}-texts`}>
          {isOpen && (
            <>
              <SectionTexts section={section} />
              <ShownIf section={section} />
              <SectionWork {...props} />
            </>
          )}
        </div>
      </div>
      <div hidden={!open} id={`${id}-questions`}>
        {open && <Rows chosenId={chosenId} questions={questions} />}
        <Button
          aria-label={`${t('config.add.open')}: ${section.name}`}
          icon={<PlusOutlined aria-hidden />}
          onClick={props.onAdd}
          size="small"
          type="text"
        >
          {t('config.add.open')}
        </Button>
      </div>
    </section>
  );
}

/** What is rarely done with a section. */
function SectionWork({ questionnaireId, section, sections, index, ordering, questions }: SectionGroupProps) {
  const t = useTexts();
  const deletion = useDeleteSection(questionnaireId);
  const move = (step: -1 | 1) => {
    ordering.moveSection(section.id, index + step);
    focusWhenThere(`section-${section.id}-${step < 0 ? 'up' : 'down'}`, 'if-lost');
  };
  return (
    <div className="cluster gap-1 align-center">
      <IconButton
        icon={<UpOutlined aria-hidden />}
        id={`section-${section.id}-up`}
        idle={index === 0}
        label={t('config.order.up', { name: section.name })}
        onClick={() => move(-1)}
      />
      <IconButton
        icon={<DownOutlined aria-hidden />}
        id={`section-${section.id}-down`}
        idle={index === sections.length - 1}
        label={t('config.order.down', { name: section.name })}
        onClick={() => move(1)}
      />
      <IconButton
        danger
        icon={<DeleteOutlined aria-hidden />}
        label={t('config.section.delete', { name: section.name })}
        onClick={() => void deletion(section)}
      />
      <DraftMeanings questions={questions} section={section} />
    </div>
  );
}

interface RowsProps {
  questions: readonly Question[];
  chosenId: number | undefined;
}

const Rows = memo(function Rows({ questions, chosenId }: RowsProps) {
  const t = useTexts();
  if (questions.length === 0) return <p className="soft pad-1">{t('config.section.empty')}</p>;
  return (
    <ol>
      {questions.map((question, index) => (
        <QuestionRow
          isChosen={question.id === chosenId}
          key={question.id}
          number={index + 1}
          question={question}
        />
      ))}
    </ol>
  );
});

function includedText({ includeInEvaluation }: Section): string {
  return includeInEvaluation ? 'config.section.counts' : 'config.section.left-out';
}
