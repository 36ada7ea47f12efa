import { quoted } from '../../../platform/workbooks/cell-text.js';
import { bringsMore, optionNamed } from '../../questionnaires/options.js';
import type { QuestionKind } from '../../questionnaires/question-fields.js';
import type { RowReason } from '../sheets.errors.js';
import type { ConfiguredOption } from './configuration-rows.js';
import type { Entry } from './option-values.js';

/**
 * Says where the steps of a question's options lead, by the label that the target will have. What the file says is refused
 * where there is no such option or it brings no more points; what only follows from the rest (a form has another kind of question)
 * leads to the next better one (rules: points promised).
 */
export function nameTargets(
  kind: QuestionKind,
  entries: readonly Entry[],
  refuse: (row: ConfiguredOption, column: 'leadsTo' | 'points', reason: RowReason) => void,
): void {
  const options = entries.map(({ values }) => values);
  for (const { row, values } of entries) {
    if (values.leadsTo === null) continue;
    const target = optionNamed(options, values.leadsTo);
    if (target && bringsMore(kind, values, target)) {
      values.leadsTo = target.label;
      continue;
    }
    const ofTarget = entries.find((entry) => entry.values === target)?.row;
    const priced = [row, ofTarget].find((one) => one?.points !== undefined);
    const params = { value: quoted(values.leadsTo) };
    if (row?.leadsTo != null)
      refuse(row, 'leadsTo', { code: target ? 'answer_leads_to_no_more' : 'answer_leads_nowhere', params });
    else if (target && priced) refuse(priced, 'points', { code: 'answer_leads_to_no_more', params });
    values.leadsTo = null;
  }
}
