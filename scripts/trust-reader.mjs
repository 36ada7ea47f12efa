/**
 * The section of docs/trust.md on the second reader, from the outcomes of test/trust/second-reader.spec.ts.
 * `share` words so many of so many with an interval.
 */
export function sectionOnReader(outcomes, languages, share) {
  const readings = outcomes.filter(({ pen }) => pen === 'reader');
  return `## Second reader

False sentences of the first pen, one in each section of a clinic's built-in texts, are read by another model. One counts as found where
the verified finding quotes it and names the answer that contradicts it; a finding in any other sentence is a false alarm. Its silence
is never shown, whatever its recall ([decisions](decisions.md#second-reader)).

${readings.length === 0 ? NOT_MEASURED : measured(readings, languages, share)}
`;
}

const NOT_MEASURED =
  'Not measured: this run had no AI server. `TRUST_READER_MODEL`, with `OPENAI_API_KEY` and, where it is another server, `OPENAI_BASE_URL`, ' +
  'has the model of a real one measured (36 calls a language).';

function measured(readings, languages, share) {
  const found = (rows) => {
    const all = rows.flatMap((reading) => reading.found);
    return { some: all.filter(({ isFound }) => isFound).length, all: all.length };
  };
  const of = (language) => readings.filter((reading) => reading.language === language);
  const row = (name, cell) => `| ${[name, ...languages.map((language) => cell(of(language)))].join(' | ')} |`;
  const count = ({ some, all }) => `${some}/${all}`;
  const kinds = [...new Set(readings.flatMap((reading) => reading.found.map(({ fault }) => fault.kind)))];
  const ofKind = (rows, kind) =>
    rows.map((reading) => ({ found: reading.found.filter(({ fault }) => fault.kind === kind) }));
  const models = [...new Set(readings.map(({ model }) => model))].join(', ');
  return [
    `Model: ${models}.`,
    '',
    `| found | ${languages.join(' | ')} |`,
    `| --- | ${languages.map(() => '--:').join(' | ')} |`,
    ...kinds.map((kind) => row(kind, (rows) => count(found(ofKind(rows, kind))))),
    row('**recall**', (rows) => share(found(rows))),
    row(
      'false alarms, in so many readings',
      (rows) => `${rows.reduce((sum, { alarms }) => sum + alarms, 0)} in ${rows.length}`,
    ),
    row('readings that failed', (rows) =>
      count({ some: rows.filter(({ hasFailed }) => hasFailed).length, all: rows.length }),
    ),
  ].join('\n');
}
