import { ExportOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { AnswerCard } from './answer-card.tsx';
import { sentenceId, useEditWork } from './edit-context.ts';
import { pageOptions } from './edit.api.ts';
import { evidenceOf, type Evidence, type QuestionFact } from './evidence.ts';
import styles from './evidence-pane.module.css';
import { type Sentence } from './sentences.ts';
import { sectionOf } from './text-fields.ts';

/** Why the section has this score, and what the client is advised to do about it. */
export function EvidencePane({ sectionId }: { sectionId: number }) {
  const t = useTexts();
  const { evaluation, textLanguage, isReading } = useEditWork();
  const page = useQuery(pageOptions(evaluation.id));
  return (
    <aside
      aria-label={t('edit.evidence.label')}
      className={`stack content-start may-shrink text-2 tint-mist round ${styles.pane}`}
      lang={textLanguage}
    >
      {!isReading && (
        <h5 className="text-4" lang={document.documentElement.lang}>
          {t('edit.evidence.label')}
        </h5>
      )}
      <Loaded errorTitle="edit.evidence.load-failed" lines={6} query={page}>
        {(shown) => {
          const evidence = evidenceOf(sectionId, evaluation, shown);
          if (evidence === null) return <p>{t('edit.evidence.left-out')}</p>;
          return <EvidenceLists evidence={evidence} sectionId={sectionId} />;
        }}
      </Loaded>
    </aside>
  );
}

function EvidenceLists({ evidence, sectionId }: { evidence: Evidence; sectionId: number }) {
  const t = useTexts();
  const { textLanguage, evidence: texts } = useEditWork();
  const { gained, missed, otherTips, products } = evidence;
  const isGainedLit = gained.some(({ id }) => texts.lit.includes(id));
  return (
    <>
      <Heading
        text={t('edit.evidence.missed', { count: missed.length, number: formatNumber(missed.length, 0) })}
      />
      {missed.length === 0 && <p className="soft">{t('edit.evidence.missed-none')}</p>}
      <Questions facts={missed} sectionId={sectionId} />
      {otherTips.length > 0 && <Heading text={t('edit.evidence.tips')} />}
      <ul className="hide-empty stack">
        {otherTips.map((tip) => (
          <li className={`stack ${styles.fact}`} key={tip}>
            {tip}
          </li>
        ))}
      </ul>
      <Heading text={t('edit.evidence.products', { number: formatNumber(products.length, 0) })} />
      {products.length === 0 && <p className="soft">{t('edit.evidence.products-none')}</p>}
      <ul className="hide-empty stack">
        {products.map(({ product, percentage }) => (
          <li
            className={`stack gap-1 justify-start ${styles.fact}`}
            data-kind="product"
            key={product.id}
            lang={textLanguage}
          >
            <strong>{product.name}</strong>
            <AdminWords>{t('edit.evidence.gain', { percent: formatPercent(percentage) })}</AdminWords>
            {product.description && <span>{product.description}</span>}
            {product.url && (
              <a href={product.url} rel="noopener noreferrer" target="_blank">
                <AdminWords>{t('edit.evidence.more')}</AdminWords> <ExportOutlined aria-hidden />
                <span className="visually-hidden">
                  {' '}
                  {product.name} ({t('edit.evidence.new-tab')})
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {gained.length > 0 && (
        <details open={isGainedLit}>
          <summary className="strong">
            {t('edit.evidence.gained', { count: gained.length, number: formatNumber(gained.length, 0) })}
          </summary>
          <div className="space-above-2">
            <Questions facts={gained} sectionId={sectionId} />
          </div>
        </details>
      )}
    </>
  );
}

function Questions({ facts, sectionId }: { facts: readonly QuestionFact[]; sectionId: number }) {
  const t = useTexts();
  const { evaluation } = useEditWork();
  const bringUp = (sentences: readonly Sentence[]) => {
    const near = sentences.find(({ field }) => sectionOf(field) === sectionId) ?? sentences[0];
    if (near === undefined) return;
    const id = sentenceId(evaluation.id, near.field, near.index);
    // The sentence is marked only once this change has been drawn.
    setTimeout(() => document.getElementById(id)?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <ul className="hide-empty stack">
      {facts.map((fact) => (
        <li
          className={`stack gap-1 ${styles.fact}`}
          data-kind={fact.points < fact.pointValue ? 'missed' : undefined}
          key={fact.id}
        >
          <AnswerCard fact={{ ...fact, question: fact.text }} onChosen={bringUp} />
          {fact.tip !== null && (
            <span>
              <b>{t('edit.evidence.tip')}</b> {fact.tip}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Words of the back office amid texts of the client's language (WCAG 3.1.2). */
function AdminWords({ children }: { children: string }) {
  return <span lang={document.documentElement.lang}>{children}</span>;
}

function Heading({ text }: { text: string }) {
  return (
    <h6 className="space-above-2 text-2" lang={document.documentElement.lang}>
      {text}
    </h6>
  );
}
