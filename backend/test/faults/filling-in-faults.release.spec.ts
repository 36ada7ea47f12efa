import { type AskedQuestion, openForm, Visitor } from '../make/online-form.js';
import { makeQuestionnaire } from '../make/questionnaires.js';
import type { Answer } from '../setup/client.js';
import { pace, type Round, survives } from './fault.js';
import { expectNothingStuck, startFaultGround, type FaultGround } from './fixture.js';

const CLINICS = 8;
/** Each changes its mind now and then: more answers than questions. */
const ANSWERS = 12;
/** How long a clinic waits between two answers, at most. */
const PAUSE_MS = 80;
/** How long filling in and sending in takes undisturbed, roughly. */
const FILLING_MS = 1200;

type Given = { questionId: string; options?: number[]; text?: string; counter: number };

describe('While clinics fill in an online form', () => {
  let ground: FaultGround;
  let slug: string;
  let asked: AskedQuestion[];
  beforeAll(async () => {
    ground = await startFaultGround({}, { workers: 1 });
    slug = await openForm(ground, await makeQuestionnaire(ground.admin));
    asked = await new Visitor(ground, slug).questions();
  });
  afterAll(() => ground?.close());

  survives('kill -9 of the server while clinics fill in a form', async (round) => {
    await ground.sql('DELETE FROM rate_counter');
    const clinics = Array.from({ length: CLINICS }, (_, n) => new Clinic(ground, slug, asked, round, n));
    const ends = Promise.all(clinics.map((clinic) => clinic.fillIn()));
    ends.catch(() => undefined);
    await round.moment(FILLING_MS);
    const [api] = ground.apis;
    await api!.kill();
    for (const clinic of clinics) await clinic.expectKept();
    await api!.start();
    const started = Date.now();
    await ends;
    const took = Date.now() - started;
    for (const clinic of clinics) await clinic.expectOneResponse();
    await expectNothingStuck(ground);
    return took;
  });
});

/** Does what the form's page does: one call after the other, each again until it is answered. */
/** SQL: the draft that the secret $1 opens. */
const MINE = `token_hash = encode(sha256(convert_to(questionnaire_id || ':' || $1, 'UTF8')), 'hex')`;

class Clinic {
  private readonly visitor: Visitor;
  private readonly email: string;
  /** The newest answers that the server has said it keeps, by question. */
  private readonly acknowledged = new Map<string, Given>();
  private sentIn = false;

  constructor(
    private readonly ground: FaultGround,
    slug: string,
    private readonly asked: readonly AskedQuestion[],
    private readonly round: Round,
    n: number,
  ) {
    this.visitor = new Visitor(ground, slug);
    this.email = `clinic${n}-round${round.n}@rendelo.example`;
  }

  async fillIn(): Promise<void> {
    for (let counter = 1; counter <= ANSWERS; counter += 1) {
      const given = this.answerTo(this.asked[counter % this.asked.length]!, counter);
      await untilAnswered(() => this.visitor.save([given]));
      this.acknowledged.set(given.questionId, given);
      await this.round.moment(PAUSE_MS);
    }
    await this.ground.sql(
      `UPDATE response_draft SET started_at = started_at - interval '1 minute' WHERE ${MINE}`,
      [this.visitor.draft],
    );
    const submit = () => untilAnswered(() => this.visitor.submit({ clientEmail: this.email }));
    const [first, second] = await Promise.all([submit(), submit()]);
    this.sentIn = true;
    expect(second.body).toEqual(first.body);
    expect((await untilAnswered(() => this.visitor.read())).body.submittedAt).toBe(first.body.submittedAt);
  }

  /** While the server is dead: everything it has answered for is in the database. */
  async expectKept(): Promise<void> {
    const [draft] = await this.ground.sql<{ answers: Record<string, Given>; isSentIn: boolean }>(
      `SELECT answers, submitted_at IS NOT NULL AS "isSentIn" FROM response_draft WHERE ${MINE}`,
      [this.visitor.draft],
    );
    if (this.sentIn) expect(draft?.isSentIn).toBe(true);
    if (draft?.isSentIn) return;
    for (const { questionId, ...given } of this.acknowledged.values()) {
      const kept = draft?.answers[questionId];
      // What came after it may have been kept without anybody having heard of it.
      if (kept?.counter === given.counter) expect(kept).toEqual(given);
      else expect(kept?.counter).toBeGreaterThan(given.counter);
    }
  }

  async expectOneResponse(): Promise<void> {
    const responses = await this.ground.sql<{ answers: Record<string, string> }>(
      `SELECT raw_responses AS answers FROM evaluation WHERE client_email = $1`,
      [this.email],
    );
    const given = [...this.acknowledged.values()].map(({ questionId, options = [], text }) => {
      const labels = this.asked.find((one) => one.questionId === questionId)!.options;
      return [questionId, text ?? labels.find(({ id }) => options.includes(id))!.label];
    });
    expect(responses).toEqual([{ answers: Object.fromEntries(given) }]);
  }

  private answerTo({ questionId, options }: AskedQuestion, counter: number): Given {
    if (options.length === 0) return { questionId, text: `Válasz ${counter}`, counter };
    const chosen = options[Math.floor(this.round.random() * options.length)]!;
    return { questionId, options: [chosen.id], counter };
  }
}

/** The same call again while nobody answers. */
async function untilAnswered(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call().catch((error: unknown) => {
      // What fetch throws where a connection breaks; from outside of Jest's realm.
      if ((error as Error).name === 'TypeError') return null;
      throw error;
    });
    if (answer?.status === 200) return answer;
    if (answer) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    await pace(50);
  }
}
