import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type EvaluationView } from '../evaluation-view.ts';
import { PositionStrip } from '../summary/position-figure.tsx';
import styles from './whole-evaluation.module.css';

/** What is looked up: products, the place among the others, and what every question brought. */
export function Annex({ view }: { view: EvaluationView }) {
  const t = useTexts();
  const counting = view.sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ text, pointValue }) => text !== '' && pointValue > 0),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <>
      {view.solutions.length > 0 && (
        <section>
          <h2>{t('evaluation.summary.solutions')}</h2>
          <table className={styles.solutions}>
            <tbody>
              {view.solutions.map(({ id, name, description, priceNote, effortNote, url, percentage }) => (
                <tr key={id}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td dir="auto">
                    {[
                      description,
                      priceNote && t('evaluation.product.price', { note: priceNote }),
                      effortNote && t('evaluation.product.effort', { note: effortNote }),
                      percentage > 0 &&
                        t('evaluation.product.gain-total', {
                          count: percentage,
                          points: formatNumber(percentage),
                        }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </td>
                  <td className="anywhere">{url?.replace(/^https?:\/\//, '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {view.position !== null && (
        <section>
          <h2>{t('evaluation.position.title')}</h2>
          <PositionStrip percentage={view.percentage} position={view.position} />
        </section>
      )}
      {counting.length > 0 && (
        <section>
          <h2>{t('evaluation.reasons.title')}</h2>
          <table>
            {counting.map((section) => (
              <tbody key={section.id}>
                <tr>
                  <th colSpan={2} scope="rowgroup">
                    <bdi>{section.name}</bdi>
                  </th>
                </tr>
                {section.questions.map(({ text, points, pointValue, state }, index) => (
                  <tr key={index}>
                    <td dir="auto">{text}</td>
                    <td className="numeric">
                      {state === undefined
                        ? t('evaluation.reasons.points', {
                            count: pointValue,
                            points: formatNumber(points),
                            max: formatNumber(pointValue),
                          })
                        : t(`evaluation.reasons.${state}`)}
                    </td>
                  </tr>
                ))}
                {section.notApplicable.map((text) => (
                  <tr key={text}>
                    <td dir="auto">{text}</td>
                    <td>{t('evaluation.reasons.not-applicable')}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
    </>
  );
}
