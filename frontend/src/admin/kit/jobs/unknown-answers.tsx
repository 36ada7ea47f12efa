import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { LabelledCell, Table } from '../ui/table.tsx';
import { type ImportReport } from './import-report.ts';
import styles from './unknown-answers.module.css';

interface UnknownAnswersProps {
  report: ImportReport;
  /** False: nothing is stored yet. */
  done: boolean;
  onLeave?: () => void;
}

const columns = ['question', 'value', 'responses', 'nearest'] as const;

/** Answers that cannot be chosen at their question: what each most likely means, and where it stands first. */
export function UnknownAnswers({ report, done, onLeave }: UnknownAnswersProps) {
  const t = useTexts();
  const { unknownAnswers, unknownAnswerCount } = report;
  if (unknownAnswerCount === 0) return null;
  const title = t('upload.unknown.title', { number: formatNumber(unknownAnswerCount, 0) });
  return (
    <section>
      <h3 className="space-below-2 warning">{title}</h3>
      {unknownAnswers.some(isMappable) && (
        <p className="space-below-2">
          {t(done ? 'upload.unknown.done' : 'upload.unknown.planned')}{' '}
          {done && (
            <Link onClick={onLeave} to={`${paths.configuration}#unknown-answers`}>
              {t('upload.unknown.map')}
            </Link>
          )}
        </p>
      )}
      <Table columns={columns.map((name) => t(`upload.unknown.${name}`))} form="dense" label={title}>
        {unknownAnswers.map((answer) => {
          const { questionId, questionText, value, nearest, responses, sheet, row, column } = answer;
          const likely = nearest === null ? '–' : t('upload.unknown.quoted', { value: nearest.label });
          return (
            <tr key={`${questionId} ${value}`}>
              <th className={`anywhere ${styles.question}`} scope="row">
                {questionText}
                <div className="text-1 soft">
                  {sheet === ''
                    ? t('upload.unknown.at-row', { row, column })
                    : t('upload.unknown.at', { sheet, row, column })}
                </div>
              </th>
              <LabelledCell label={t('upload.unknown.value')}>
                <strong className="anywhere">{t('upload.unknown.quoted', { value })}</strong>
              </LabelledCell>
              <LabelledCell label={t('upload.unknown.responses')}>{formatNumber(responses, 0)}</LabelledCell>
              <LabelledCell label={t('upload.unknown.nearest')}>
                {isMappable(answer) ? likely : t('upload.unknown.correct')}
              </LabelledCell>
            </tr>
          );
        })}
      </Table>
    </section>
  );
}

/** Otherwise the setup has no place where it could be said what it means. */
const isMappable = (answer: ImportReport['unknownAnswers'][number]): boolean => answer.isMappable !== false;
