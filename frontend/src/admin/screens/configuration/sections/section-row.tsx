import { DeleteOutlined, DownOutlined, HolderOutlined, RightOutlined, UpOutlined } from '@ant-design/icons';
import { Switch } from 'antd';
import { formatFullPercent, formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Meter } from '../../../kit/ui/meter.tsx';
import { readStoredValue } from '../../../../shared/state/stored.ts';
import { type Section } from '../configuration.api.ts';
import { useUnfolded } from '../completeness/addressed-place.ts';
import { draftKeys } from '../draft-keys.ts';
import { dragHandle, dragRow } from '../drag-rows.ts';
import { type Ordering } from '../use-order.ts';
import styles from './sections.module.css';
import { SectionTexts } from './section-texts.tsx';
import { shadeOf } from './shades.ts';
import { useDeleteSection, useSwitchSection } from './use-section-changes.tsx';

interface SectionRowProps {
  questionnaireId: number;
  section: Section;
  /** All sections, to say what a switch does to the whole. */
  sections: readonly Section[];
  /** Its place, from 0. */
  index: number;
  ordering: Ordering;
}

/** One section: whether it counts, what it weighs, its place, and, unfolded, its name and description. */
export function SectionRow(props: SectionRowProps) {
  const t = useTexts();
  const { questionnaireId, section, sections, index, ordering } = props;
  const switching = useSwitchSection(questionnaireId, sections);
  const deletion = useDeleteSection(questionnaireId);
  const isUnsaved = () => readStoredValue('tab', `${draftKeys.section}${section.id}`) !== null;
  const texts = `section-${section.id}-texts`;
  const [open, setOpen] = useUnfolded(texts, isUnsaved());
  const move = (step: -1 | 1) => {
    ordering.moveSection(section.id, index + step);
    focusWhenThere(`section-${section.id}-${step < 0 ? 'up' : 'down'}`, 'if-lost');
  };
  return (
    <li
      className={`stack box ${styles.row}`}
      id={`section-${section.id}`}
      tabIndex={-1}
      {...dragRow(String(section.id))}
    >
      <div className="cluster gap-wide align-center">
        <span {...dragHandle} className="handle" title={t('config.order.drag')}>
          <HolderOutlined aria-hidden />
        </span>
        <button
          aria-controls={texts}
          aria-expanded={open}
          className={`row align-baseline may-shrink text-start strong ${styles.fold}`}
          onClick={() => setOpen(!open)}
          type="button"
        >
          <RightOutlined aria-hidden className={`text-1 ${styles.arrow}`} />
          <span className="anywhere">{section.name}</span>
          <span className="visually-hidden"> – {t('config.section.texts')}</span>
        </button>
        {!open && isUnsaved() && <span className="warning">{t('config.save.unsaved')}</span>}
        <label aria-busy={switching.asking || switching.saving} className={`inline-row ${styles.include}`}>
          <Switch
            checked={section.includeInEvaluation}
            onChange={(include) => void switching.switchTo(section, include)}
            size="small"
          />
          <span>
            <span className="visually-hidden">{section.name}: </span>
            {t(switching.saving ? 'config.save.saving' : includedText(section))}
          </span>
        </label>
        <span className={`soft ${styles.numbers}`}>
          {t('config.section.numbers', {
            questions: formatNumber(section.questionCount, 0),
            points: formatNumber(section.maxScore, 0),
          })}
        </span>
        <span className={`inline-row numeric ${styles.weight}`}>
          <span className={styles.track}>
            <Meter parts={[{ percent: Math.min(section.weightPercent, 100), color: shadeOf(index) }]} />
          </span>
          <span>{t('config.section.weight', { percent: formatFullPercent(section.weightPercent) })}</span>
        </span>
        <span className="inline-row gap-1">
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
        </span>
      </div>
      <div hidden={!open} id={texts}>
        <SectionTexts section={section} />
      </div>
    </li>
  );
}

function includedText({ includeInEvaluation }: Section): string {
  return includeInEvaluation ? 'config.section.counts' : 'config.section.left-out';
}
