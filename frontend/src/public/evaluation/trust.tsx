import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { inThisLanguage } from '../language.ts';
import { OrganisationLine } from '../ui/organisation.tsx';
import { type EvaluationView } from './evaluation-view.ts';
import { useOriginLabel } from './prose.tsx';

interface TrustProps {
  view: EvaluationView;
  preview: boolean;
}

/** Why the evaluation can be believed, in one place: who has made it, how its texts came about, with whom it compares, what happens to the answers. */
export function Trust({ view, preview }: TrustProps) {
  const t = useTexts();
  const { reviewer, average, fewAnswers, organisation, sections, summary } = view;
  const label = useOriginLabel(preview);
  const texts = [summary, ...sections.map(({ analysis }) => analysis)];
  const labels = [...new Set(texts.map(label).filter((words) => words !== ''))];
  return (
    <section className="stack text-3 line-above">
      <h2 className="text-5">{t('evaluation.trust.title')}</h2>
      {organisation?.name && (
        <div className="stack gap-1">
          <p className="soft">{t('evaluation.page.by')}</p>
          <OrganisationLine of={organisation} />
        </div>
      )}
      {reviewer !== null && (
        <p>
          {t('evaluation.approval.reviewer', {
            reviewer: [reviewer.name, reviewer.role].filter(Boolean).join(', '),
          })}
        </p>
      )}
      {labels.length > 0 && <p>{t('evaluation.trust.texts', { labels: labels.join('; ') })}</p>}
      {fewAnswers === null && average.mean > 0 && (
        <p>{t('evaluation.trust.others', { count: average.n, n: formatNumber(average.n) })}</p>
      )}
      <p>
        {t('evaluation.trust.data')} <a href={inThisLanguage('/privacy')}>{t('evaluation.trust.privacy')}</a>
      </p>
    </section>
  );
}
