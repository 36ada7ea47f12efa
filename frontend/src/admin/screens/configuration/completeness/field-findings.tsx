import { ExclamationCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { reviewOptions, type Finding } from './completeness.api.ts';
import { shortened } from './places.ts';

/** Which text of the configuration is meant; what does not apply is left out. */
export type TextPlace = Readonly<{
  field: Finding['field'];
  sectionId?: number;
  questionId?: number;
  optionId?: number;
}>;

/** What the server finds odd in a saved text of the configuration. It is read anew after every save, and blocks none. */
export function useFindings({ field, sectionId, questionId, optionId }: TextPlace): readonly Finding[] {
  const { id } = useCurrentQuestionnaire();
  const { data } = useQuery(reviewOptions(id));
  return (data?.findings ?? []).filter(
    (finding) =>
      finding.field === field &&
      (sectionId === undefined || finding.sectionId === sectionId) &&
      finding.questionId === (questionId ?? null) &&
      finding.optionId === (optionId ?? null),
  );
}

type FieldFindingsProps = TextPlace &
  Readonly<{
    /** What the field holds now: a fault that is no longer in it is not shown. */
    text?: string;
    /** For the field's `aria-describedby`. */
    id?: string;
  }>;

/** The findings of a text, under its field: what is wrong, with the part in question. */
export function FieldFindings({ text, id, ...place }: FieldFindingsProps) {
  const t = useTexts();
  const findings = useFindings(place).filter((finding) => text?.includes(finding.text) ?? true);
  if (findings.length === 0) return null;
  return (
    <ul className="stack gap-0 text-1 warning anywhere" id={id}>
      {findings.map(({ rule, start, text: part, message }) => (
        <li key={`${rule} ${start}`}>
          <ExclamationCircleOutlined aria-hidden />{' '}
          {part !== '' && <strong>{t('config.complete.quoted', { name: shortened(part) })} </strong>}
          {message}
        </li>
      ))}
    </ul>
  );
}
