import { createServer } from 'node:http';

/** An AI server in a process of its own: answers every request after a delay with texts for the sections it was asked about. */
const latencyMs = Number(process.argv[2] ?? 200);
let requests = 0;

const server = createServer((request, response) => {
  if (request.url === '/count') return void response.end(String(requests));
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    requests += 1;
    const ids = new Set([...body.matchAll(/sectionId\\*"\s*:\s*(\d+)/g)].map(([, id]) => Number(id)));
    const sections = [...ids].map((sectionId) => ({
      sectionId,
      text: 'This area rests on solid habits. The next step is to follow the tip that stands first in the list of this page.',
      strengths: [],
    }));
    const content = JSON.stringify({
      summary:
        'Your clinic has a sound base to build on, and the pages of this evaluation show where the next steps pay off most.',
      motivationalMessage: 'You are on a good way, and each step makes the next one easier.',
      sections,
    });
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
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
