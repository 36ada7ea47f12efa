import { shownText, type Draft } from './draft.ts';
import { type Finding } from './edit.api.ts';
import { goodLengths, kindOf, type Texts } from './text-fields.ts';

/** A finding as it stands beside its text. */
export type FindingView = Readonly<{
  finding: Finding;
  /** The text that was checked. */
  checked: string;
  /** The faulty part with some of its surroundings. */
  excerpt: { before: string; marked: string; after: string };
  /** 'changed': the part was rewritten since; the next save shows whether that helped. */
  state: 'open' | 'waived' | 'changed';
  reason: string | null;
}>;

const surroundings = 48;

/** Lays findings, given reasons and the present texts together; open ones first. */
export function viewFindings(findings: readonly Finding[], checked: Texts, draft: Draft): FindingView[] {
  const views = findings.map((finding): FindingView => {
    const reason = draft.waivers[finding.id] ?? finding.waiver?.reason ?? null;
    const rewritten = isRewritten(finding, checked[finding.field] ?? '', shownText(draft, finding.field));
    return {
      finding,
      checked: checked[finding.field] ?? '',
      excerpt: excerptOf(checked[finding.field] ?? '', finding),
      state: rewritten ? 'changed' : reason === null ? 'open' : 'waived',
      reason,
    };
  });
  return [...views.filter(isOpen), ...views.filter((view) => !isOpen(view))];
}

/** True when somebody still has to fix the text or to say why it may stay. */
export function isOpen({ state }: FindingView): boolean {
  return state === 'open';
}

function isRewritten({ rule, field, text }: Finding, checked: string, shown: string): boolean {
  if (shown === checked) return false;
  if (rule === 'too_long') return shown.length <= goodLengths[kindOf(field)];
  return text === '' || !shown.includes(text);
}

function excerptOf(checked: string, { start, end, text }: Finding): FindingView['excerpt'] {
  if (checked.slice(start, end) !== text) return { before: '', marked: text, after: '' };
  const from = Math.max(0, start - surroundings);
  const to = Math.min(checked.length, end + surroundings);
  return {
    before: (from > 0 ? '…' : '') + checked.slice(from, start),
    marked: text,
    after: checked.slice(end, to) + (to < checked.length ? '…' : ''),
  };
}
