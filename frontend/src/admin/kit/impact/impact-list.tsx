import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { isHarmless, type Impact, type KnownEffect } from './impact.api.ts';

/** Examples beyond these would be read by nobody before a click. */
const namedExamples = 5;

/** What a change of the configuration does to evaluations, one line per consequence; or why that is not known. */
export function ImpactList({ impact }: { impact: KnownEffect | string }) {
  const t = useTexts();
  if (typeof impact === 'string')
    return (
      <p>
        {t('impact.unknown')} {impact}
      </p>
    );
  if (isHarmless(impact))
    return (
      <div className="stack">
        <p>{t('impact.none')}</p>
        <Resting impact={impact} />
      </div>
    );
  const lines = [
    ['rescored', impact.rescored],
    ['stale', impact.staleTexts],
    ['verified', impact.verifiedBack],
    ['sent', impact.sent ?? 0],
  ] as const;
  const names = impact.examples.slice(0, namedExamples).map(nameOf);
  return (
    <div className="stack">
      <ul className="stack gap-1 bullets">
        {lines.map(([name, count]) =>
          count === 0 ? null : (
            <li key={name}>
              {t(`impact.line.${name}`, { number: countText(count, name === 'sent' || impact.exact, t) })}
            </li>
          ),
        )}
      </ul>
      {names.length > 0 && (
        <p className="soft anywhere">{t('impact.examples', { names: names.join(', ') })}</p>
      )}
      <Resting impact={impact} />
    </div>
  );
}

/** Insights that go without what is deleted. */
function Resting({ impact: { restingInsights = [] } }: { impact: KnownEffect }) {
  const t = useTexts();
  return <Named names={restingInsights} title={t('impact.insights', { count: restingInsights.length })} />;
}

/** Why something cannot be deleted: what is shown under a condition over it, and what to do about that. */
export function NeededBy({ names }: { names: readonly string[] }) {
  const t = useTexts();
  return (
    <div className="stack anywhere">
      <Named names={names} title={t('impact.needed.by', { count: names.length })} />
      <p>{t('impact.needed.mend')}</p>
    </div>
  );
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul className="bullets">
        {names.map((name) => (
          <li className="anywhere" key={name}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "at most 1,200" where the server has counted generously instead of scoring each evaluation. */
function countText(count: number, exact: boolean, t: ReturnType<typeof useTexts>): string {
  const number = formatNumber(count, 0);
  return exact ? number : t('impact.at-most', { number });
}

function nameOf({ clientName, clinicName }: Impact['examples'][number]): string {
  return [clientName, clinicName].filter((part) => part !== '').join(' – ');
}
