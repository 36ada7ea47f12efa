export interface Share {
  percent: number;
  tone: 'right' | 'wrong' | 'unanswered';
}

/** The colour of each part. */
export const shareFills = { right: 'fill-brand', wrong: 'fill-amber', unanswered: 'fill-quiet' } as const;

interface ShareBarProps {
  /** Side by side, together at most 100. */
  shares: readonly Share[];
  /** Stands beside the bar, which readers are spared. */
  text?: string;
}

/** Parts of a whole as a bar; the numbers stand beside it or in the row. */
export function ShareBar({ shares, text }: Readonly<ShareBarProps>) {
  return (
    <div className="row end align-center">
      {text !== undefined && <span>{text}</span>}
      <span aria-hidden="true" className="track grow short-track">
        {shares.map(({ percent, tone }) => (
          <span className={shareFills[tone]} key={tone} style={{ inlineSize: `${percent}%` }} />
        ))}
      </span>
    </div>
  );
}
