/**
 * The section of docs/trust.md on sentences that an AI writes in its own words, from the outcomes of test/trust/free.release.spec.ts.
 * `tools`: `table(pen, groups)`, `share(rows)` with an interval, and `isWrong(outcome)`.
 */
export function sectionOnFree(outcomes, { table, share, isWrong }) {
  const of = (pen, group) => outcomes.filter((one) => one.pen === pen && one.kind.group === group);
  const accepted = (rows) => share(rows.map((row) => ({ ...row, isCounted: !isWrong(row) })));
  const missed = (rows) => share(rows.map((row) => ({ ...row, isCounted: isWrong(row) })));
  const asked = 'asked, free';
  const first = 'first, free';
  return `## Sentences that an AI writes itself

With [free wording](rules/ai-wording.md) a model's own sentences stand or fall by the acceptance and the checks. No model's answers are
measured here: sentences are offered as one would offer them, each for a demo clinic of which it is true, or false. Goal: at most
3 % of the decided kinds missed, at least 85 % of true paraphrases accepted. In brackets the 95 % interval.

### Written as the prompt asks

By whoever built the rules, after them, as a model would write that sees the facts and keeps to the prompt; each sentence also behind words
that lead in. The first run missed **3.3 %** of the decided kinds (68 of 2,046: hu 26, en 17, ro 25 of 682 each) and accepted **90.4 %** of the true ones
(857 of 948). Then every second sentence was looked at, and the rules were changed once. Of the other half, which nobody looked at, the first run
missed 5.2 % and accepted 94.5 %; now it is **${missed(unseen(of(asked, 'decided')))}** and **${accepted(unseen(of(asked, 'true')))}**.

The facts have been worded anew since. Editors who did not know the rules judged every sentence against its fact as it reads now, and wrote some 130 of the 474 anew that
said something else. As fewer of them were accepted then (82 %), every second sentence was looked at once more and the rules were changed a second time: 'nobody' denies like 'not', what comes of something
missing claims nothing, 'newsletter' is no 'not'. Synonyms were added by lexicographers who saw the words of the facts, and no sentence.

Missed of all decided: ${missed(of(asked, 'decided'))}. Accepted of all true: ${accepted(of(asked, 'true'))}. Each cell is wrong/all.

#### False sentences that got through

${table(asked, ['decided', 'structure'])}

#### True sentences that were refused

${table(asked, ['true'])}

### Written without the prompt

The first pen's sentences, by editors who knew neither prompt nor rules: they word freely what the answers mean, with details of
their own. Nearly all are refused, which is the price of the short lead: what is refused twice, the program says. Their counts, and which single words
were refused, were looked at before the sentences above were written.

Missed of the decided: **${missed(of(first, 'decided'))}**. Accepted of the true: ${accepted(of(first, 'true'))}.

#### False sentences that got through

${table(first, ['decided', 'structure'])}

#### True sentences that were refused

${table(first, ['true'])}

#### What no answer decides: words that got through

${table(first, ['no answer decides'])}
`;
}

/** Every second sentence of each kind and language was looked at: the second, the fourth and so on. */
function unseen(rows) {
  const counts = new Map();
  return rows.filter(({ language, kind }) => {
    const key = `${language} ${kind.name}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key) % 2 === 1;
  });
}
