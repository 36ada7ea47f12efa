import { useTexts } from '../../../shared/texts/i18n.ts';
import { Picture } from '../../ui/picture.tsx';
import { approvalOf } from '../approval.ts';
import { type EvaluationView } from '../evaluation-view.ts';
import styles from './welcome.module.css';

interface SignatureProps {
  view: EvaluationView;
  preview: boolean;
}

/** Who says so: the expert who has read it, else the organisation; and where questions are answered. */
export function Signature({ view: { reviewer, organisation, approval }, preview }: SignatureProps) {
  const t = useTexts();
  const name = reviewer?.name ?? organisation?.name;
  const contact = organisation?.email ?? organisation?.phone;
  return (
    <section className={`row gap-4 align-center anywhere ${styles.signature}`}>
      {reviewer === null ? (
        <Picture alt="" initials={organisation?.name} kind="logo" path={organisation?.logo} />
      ) : (
        <Picture alt="" initials={reviewer.name} kind="person" path={reviewer.picture} />
      )}
      <div className="may-shrink">
        {name && (
          <p>
            <bdi className="strong">{name}</bdi>
            {reviewer?.role && <bdi className="soft">, {reviewer.role}</bdi>}
          </p>
        )}
        <p className="text-3">
          {t(`evaluation.approval.signed-${reviewer === null ? approvalOf(approval, preview) : 'expert'}`)}{' '}
          {contact && (
            <>
              {t('evaluation.trust.questions')}{' '}
              <a
                href={
                  organisation?.email
                    ? `mailto:${encodeURIComponent(contact)}`
                    : `tel:${contact.replace(/[^+\d]/g, '')}`
                }
              >
                {contact}
              </a>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
