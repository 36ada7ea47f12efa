/**
 * The part of docs/trust.md on what a person types of areas, counts and totals. An outcome has `isTrue` and `isFound`: a false sentence
 * is to be found, a true one is not.
 */
export function sectionOnTyped(outcomes, languages, shareOf) {
  const typed = outcomes.filter(({ pen }) => pen === 'typed');
  if (typed.length === 0) return '';
  const of = (isTrue) => typed.filter((one) => one.isTrue === isTrue);
  const wrong = (those) => those.filter(({ isTrue, isFound }) => isTrue === isFound).length;
  const found = (those) => shareOf({ some: those.length - wrong(those), all: those.length });
  const table = (those) => {
    const row = (name, some) =>
      `| ${[name, ...languages.map((language) => some.filter((one) => one.language === language)).map((own) => `${wrong(own)}/${own.length}`)].join(' | ')} |`;
    const kinds = [...new Set(those.map(({ kind }) => kind))];
    return [
      `| kind | ${languages.join(' | ')} |`,
      `| --- |${languages.map(() => ' --: ').join('|')}|`,
      ...kinds.map((name) =>
        row(
          name,
          those.filter(({ kind }) => kind === name),
        ),
      ),
      row('**all**', those),
    ].join('\n');
  };
  return `## Typed sentences on areas, counts and totals

What a person writes into a summary, tried on clinics of which it is true, or false: which area is the strongest, how two compare, how
many are complete, what nothing is missing in, shares and totals in words. The sentences were written after the checks, by the
same pen, without their lists of words; each stands for up to eight clinics.

Found: **${found(of(false))}** of the false (goal: at least 90 %). False alarms: **${shareOf({ some: wrong(of(true)), all: of(true).length })}**
of the true (goal: at most 1 %).

### False sentences that were not found

${table(of(false))}

### True sentences that were found

${table(of(true))}
`;
}
