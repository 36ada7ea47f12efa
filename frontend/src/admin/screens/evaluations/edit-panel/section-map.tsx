import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { formatNumber, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { scoreBand } from '../../../../shared/score/score-band.ts';
import { useEditWork } from './edit-context.ts';
import { isOpen } from './findings.ts';
import styles from './section-map.module.css';
import { fieldsOfSection } from './text-fields.ts';

interface SectionChoice {
  index: number;
  onChoose: (index: number) => void;
}

/** All sections with score, whether their texts were changed, and how many findings wait. */
export function SectionMap({ index, onChoose }: SectionChoice) {
  const t = useTexts();
  const { evaluation, draft, findings, textLanguage, parts } = useEditWork();
  const list = useShownEntry(index);
  return (
    <nav aria-label={t('edit.sections.label')} className="may-shrink">
      <ol className={`stack gap-1 ${styles.list}`} ref={list}>
        {evaluation.sectionScores.map((section, position) => {
          const fields = fieldsOfSection(section.sectionId);
          const edited = fields.some((field) => field in draft.edits);
          const open = findings.filter((view) => isOpen(view) && fields.includes(view.finding.field)).length;
          const unread = parts.some(
            ({ part, isOpened }) => part === `sections.${section.sectionId}` && !isOpened,
          );
          return (
            <li key={section.sectionId}>
              <button
                aria-current={position === index ? 'true' : undefined}
                className={`full text-start ${styles.entry}`}
                onClick={() => onChoose(position)}
                type="button"
              >
                <span className="strong" lang={textLanguage}>
                  {section.name}
                </span>
                <span className={`stack gap-0 text-1 ${styles.marks}`}>
                  {edited && (
                    <span className="inline-row gap-0 accent-strong">
                      <span aria-hidden="true" className="dot fill-accent" />
                      {t('edit.sections.edited')}
                    </span>
                  )}
                  {open > 0 && (
                    <span className="warning">
                      {t('edit.sections.findings', { number: formatNumber(open, 0) })}
                    </span>
                  )}
                </span>
                <span className={`text-1 soft numeric ${styles.score}`}>
                  <span
                    aria-hidden="true"
                    className="dot"
                    style={{ background: scoreBand(section.percentage).colorVar }}
                  />
                  {formatNumber(section.score, 0)}/{formatNumber(section.maxScore, 0)} ·{' '}
                  {formatPercent(section.percentage)}
                  {unread && ` · ${t('edit.sections.unread')}`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Where the map is a row, the chosen section is scrolled into it; the page itself stays where it is. */
function useShownEntry(index: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current;
    const entry = row?.children[index];
    if (!row || !(entry instanceof HTMLElement)) return;
    const gap = entry.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += gap - (row.clientWidth - entry.clientWidth) / 2;
  }, [index]);
  return list;
}

/** Previous, where one is, next (rules: Evaluation table). */
export function SectionPager({ index, onChoose }: SectionChoice) {
  const t = useTexts();
  const { evaluation } = useEditWork();
  const total = evaluation.sectionScores.length;
  return (
    <div className="row align-center">
      <Button
        disabled={index === 0}
        icon={<LeftOutlined aria-hidden />}
        onClick={() => onChoose(index - 1)}
        size="small"
      >
        {t('edit.pager.previous')}
      </Button>
      <span className="numeric">
        {formatNumber(index + 1, 0)}/{formatNumber(total, 0)}
      </span>
      <Button
        disabled={index >= total - 1}
        icon={<RightOutlined aria-hidden />}
        iconPlacement="end"
        onClick={() => onChoose(index + 1)}
        size="small"
      >
        {t('edit.pager.next')}
      </Button>
    </div>
  );
}
