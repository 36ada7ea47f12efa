import { createServer } from 'node:http';

/** An AI server in a process of its own: answers every request after a delay with a plan that tells each fact it was given once. */
const latencyMs = Number(process.argv[2] ?? 200);
let requests = 0;

const server = createServer((request, response) => {
  if (request.url === '/count') return void response.end(String(requests));
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    requests += 1;
    const content = JSON.stringify(planFor(factsIn(body)));
    setTimeout(() => {
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({
          id: 'x',
          object: 'chat.completion',
          created: 1,
          model: 'bench',
          choices: [
            { index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: 'stop' },
          ],
          usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
        }),
      );
    }, latencyMs);
  });
});

/** What the prompt's data block holds; the bare loop sends none, and gets a plan without facts for the sections it names. */
function factsIn(body) {
  for (const { content } of JSON.parse(body).messages.toReversed()) {
    const block = /<data>\s*(\{[\s\S]*\})\s*<\/data>/.exec(content)?.[1];
    if (block) return JSON.parse(block);
  }
  const ids = new Set([...body.matchAll(/sectionId\\*"\s*:\s*(\d+)/g)].map(([, id]) => Number(id)));
  return { sections: [...ids].map((sectionId) => ({ sectionId })) };
}

const sentence = (kind, ...facts) => ({ kind, facts: facts.map(({ n }) => n) });

/** All texts, nothing of which is refused: then one call does. */
const planFor = ({ sections }) => ({
  summary: [sentence('result'), sentence('strongest'), sentence('firstStep')],
  motivationalMessage: [sentence('encourage')],
  sections: sections.map(({ sectionId, full = [], missed = [], unanswered = [] }) => ({
    sectionId,
    text: [sentence('result'), ...gapsOf([...missed, ...unanswered])],
    strengths: full.slice(0, 3).map((fact) => sentence('strength', fact)),
  })),
});

function gapsOf([first, second]) {
  if (!first) return [];
  const head = sentence(first.advice === undefined ? 'gap' : 'advice', first);
  return second ? [head, sentence('gap', second)] : [head];
}

server.listen(0, '127.0.0.1', () => console.log(server.address().port));
