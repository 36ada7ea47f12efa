import { BulbOutlined, RightOutlined, ShoppingOutlined } from '@ant-design/icons';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { FieldFindings } from '../completeness/field-findings.tsx';
import { QuestionField, type QuestionFieldProps } from './question-field.tsx';
import { useQuestionTable } from './question-table-context.ts';
import styles from './questions.module.css';

interface QuestionDetailsProps extends Omit<QuestionFieldProps, 'field'> {
  open: boolean;
  onToggle: () => void;
}

/** What the client reads when the question costs points: tip and product, folded until they are wanted. */
export function QuestionDetails({ open, onToggle, ...field }: QuestionDetailsProps) {
  const t = useTexts();
  const { question, name } = field;
  const id = `question-${question.id}-details`;
  return (
    <div className={`may-shrink ${styles.details}`}>
      <div className="cluster gap-line spread align-baseline">
        <button
          aria-controls={id}
          aria-expanded={open}
          className={`cluster gap-line align-baseline text-start text-1 soft ${styles.fold}`}
          onClick={onToggle}
          type="button"
        >
          <RightOutlined aria-hidden className={`text-1 ${styles.arrow}`} />
          <span className="visually-hidden">{name}: </span>
          {t('config.details.title')}
          <span className={`truncate ${styles.holds}`}>
            <BulbOutlined aria-hidden /> {question.relatedTip ?? t('config.details.no-tip')}
          </span>
          <span className={`truncate ${styles.holds}`}>
            <ShoppingOutlined aria-hidden /> {question.relatedProduct ?? t('config.details.no-product')}
          </span>
        </button>
        <QuestionField {...field} field="required" />
      </div>
      <div className={styles.more} hidden={!open} id={id}>
        {open && (
          <>
            <QuestionField {...field} field="relatedTip" />
            <FieldFindings field="relatedTip" questionId={question.id} />
            <QuestionField {...field} field="relatedProduct" />
            <QuestionField {...field} field="productUrl" />
            <QuestionField {...field} field="productDescription" />
            <FieldFindings field="productDescription" questionId={question.id} />
            <QuestionField {...field} field="priceNote" />
            <QuestionField {...field} field="effortNote" />
            <QuestionField {...field} field="effort" />
            <SectionChoice {...field} />
          </>
        )}
      </div>
    </div>
  );
}

/** Moving a question far: to the end of another section, without dragging. */
function SectionChoice({ question, name }: Pick<QuestionFieldProps, 'question' | 'name'>) {
  const t = useTexts();
  const { sections, moveTo } = useQuestionTable();
  const id = `question-${question.id}-section`;
  return (
    <div className={`stack gap-0 content-start may-shrink ${styles.field}`} data-field="section">
      <label className={`text-1 soft ${styles.label}`} htmlFor={id}>
        {t('config.question.section')}
        <span className="visually-hidden"> – {name}</span>
      </label>
      <select
        className={`full control ${styles.input}`}
        id={id}
        onChange={(event) => moveTo(question.id, Number(event.target.value))}
        value={question.sectionId}
      >
        {sections().map((section) => (
          <option key={section.id} value={section.id}>
            {section.name}
          </option>
        ))}
      </select>
    </div>
  );
}
