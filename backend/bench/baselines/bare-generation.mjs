import pg from 'pg';

/**
 * Baseline for generating: a loop of so many lanes that reads an evaluation, asks the AI server by plain fetch and stores the texts with one
 * UPDATE. No queue, no retries, no limits, no checks of the answer; what it has done when it is stopped is lost.
 */
const [, , connectionString, aiUrl, questionnaireId, lanes] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
const { rows } = await pool.query('SELECT id FROM evaluation WHERE questionnaire_id = $1', [questionnaireId]);

async function generate(id) {
  const read = await pool.query({
    name: 'read',
    text: 'SELECT section_scores, raw_responses FROM evaluation WHERE id = $1',
    values: [id],
  });
  const response = await fetch(`${aiUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      model: 'bench',
      messages: [{ role: 'user', content: JSON.stringify(read.rows[0]) }],
    }),
  });
  const { choices } = await response.json();
  const { summary, motivationalMessage, sections } = JSON.parse(choices[0].message.content);
  const texts = {
    summary,
    motivationalMessage,
    sections: Object.fromEntries(sections.map(({ sectionId, text }) => [sectionId, { text }])),
    strengths: Object.fromEntries(sections.map(({ sectionId, strengths }) => [sectionId, strengths])),
  };
  await pool.query({
    name: 'store',
    text: `UPDATE evaluation SET generated_texts = $2, status = 'generated', generated_at = now(), version = version + 1 WHERE id = $1`,
    values: [id, JSON.stringify(texts)],
  });
}

const started = performance.now();
const waiting = rows.map(({ id }) => id);
await Promise.all(
  Array.from({ length: Number(lanes) }, async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await generate(id);
  }),
);
const cpu = process.cpuUsage();
console.log(JSON.stringify({ ms: performance.now() - started, nodeMs: (cpu.user + cpu.system) / 1000 }));
await pool.end();
