import { useTexts } from '../../shared/texts/i18n.ts';
import { type Tip } from './evaluation-view.ts';
import styles from './page.module.css';
import { promiseOf } from './promise.ts';
import { shortName } from './short-name.ts';

/** Tips as numbered next steps, each with what it could bring. */
export function TipList({ tips }: { tips: readonly (Tip & { sectionName?: string })[] }) {
  const t = useTexts();
  return (
    <ol className="stack gap-4">
      {tips.map((tip, index) => {
        const { text, sectionName } = tip;
        const name = shortName(text);
        const promise = promiseOf(tip, t);
        return (
          <li className={`stack gap-1 text-4 anywhere relative unbroken ${styles.tip}`} key={index}>
            <p dir="auto">
              <span className="strong">{name}</span>
              {text.slice(name.length)}
            </p>
            <p className="cluster gap-line text-3 soft hide-empty">
              {sectionName !== undefined && <bdi>{sectionName}</bdi>}
              {promise !== '' && <span>{promise}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
