import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { cpuMs } from './setup.mjs';

export const ANSWERS = 20;

/** A server under load; what each kind of call took is kept while `times` is there. */
export const sideOf = (baseUrl, path, connections, pids) => ({
  path,
  http: new Pool(baseUrl, { connections }),
  cpu: () => cpuMs(...pids),
  times: null,
  async call(kind, method, place, body, address) {
    const begun = performance.now();
    const answer = await this.http.request({
      path: `${path}${place}`,
      method,
      headers: { 'X-Forwarded-For': address, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${kind} answered ${answer.statusCode}: ${text}`);
    (this.times?.[kind] ?? []).push(performance.now() - begun);
    return JSON.parse(text);
  },
});

/** Does what the form's page does, one call after the other. */
export class Clinic {
  constructor(side, { asked, consentId }, n, pauseMs) {
    Object.assign(this, { side, asked, consentId, n, pauseMs });
    this.draft = randomBytes(24).toString('base64url');
    this.address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
    this.email = `w7-${n}-${this.draft
      .slice(0, 6)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, 'x')}@clinic.example`;
    /** In the options' words, as a response holds them. */
    this.given = {};
  }

  call = (kind, method, place, body) => this.side.call(kind, method, place, body, this.address);
  pause = () => sleep(this.pauseMs * (0.5 + Math.random()));

  async fillIn() {
    await sleep(Math.random() * this.pauseMs);
    await this.call('form', 'GET', '');
    await this.call('visit', 'POST', '/visits', { source: this.n % 2 ? 'newsletter' : '' });
    await this.call('read', 'POST', '/draft/read', { draft: this.draft });
    await this.answerAll();
    await this.call('read', 'POST', '/draft/read', { draft: this.draft });
    await this.call('submit', 'POST', '/draft/submit', {
      draft: this.draft,
      answers: [],
      clientName: `Person ${this.n}`,
      clinicName: `Clinic ${this.n}`,
      clientEmail: this.email,
      consentId: this.consentId,
    });
  }

  async answerAll() {
    for (let at = 0; at < this.asked.length; at += 1) {
      await this.pause();
      await this.answer(at);
    }
  }

  async answer(at) {
    const { questionId, options } = this.asked[at];
    const chosen = options[Math.floor(Math.random() * options.length)];
    const said = chosen ? { options: [chosen.id] } : { text: `Answer ${at}` };
    const answers = [{ questionId, ...said, counter: at + 1 }];
    await this.call('answer', 'PUT', '/draft/answers', { draft: this.draft, answers });
    this.given[questionId] = chosen?.label ?? said.text;
  }
}

/** So many answers by 8 callers, without pauses. */
export async function store(side, questions, count) {
  let [begun, drafts] = [0, 0];
  const lane = async () => {
    while (begun < count) {
      const clinic = new Clinic(side, questions, 100_000 + (drafts += 1), 0);
      for (let at = 0; at < ANSWERS && begun < count; at += 1) {
        begun += 1;
        await clinic.answer(at);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}
