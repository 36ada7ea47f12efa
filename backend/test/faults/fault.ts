import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Rounds of each fault: one in the gate, some before a release, as many as asked for by `npm run faults`. */
export const TIMES = Number(process.env.FAULT_TIMES ?? 1);
/** Seconds are judged where the machine has nothing else to do: by `npm run faults`. */
export const JUDGES_TIME = process.env.FAULT_REPORT !== undefined;
/** One seed by itself, so that the gate fails for a change and never for a moment that nobody has looked at. */
const SEED = process.env.FAULT_SEED ?? '20261127';
const ROUND_LIMIT_MS = 150_000;
/** All that a fault has held up has ended within this time: tries wait for leases that run out, on a machine that is busy. */
export const SETTLED_LIMIT_MS = 120_000;
/** Work goes on within this time of a fault's end. */
export const RECOVERY_LIMIT_MS = 15_000;

export interface Round {
  n: number;
  /** 0 up to 1; the same again with the same seed. */
  random: () => number;
  /** Waits for a random moment within so many milliseconds. */
  moment: (withinMs: number) => Promise<void>;
}

/** The pause of whoever calls again and again: a load is no hammer. */
export const pace = (ms: number): Promise<void> => sleep(ms);

/** One fault and what is promised of it; throws when the promise is broken. Answers how long recovery took, null where nothing had to recover. */
export type FaultRound = (round: Round) => Promise<number | null>;

/** A test that brings the fault about as often as asked for, each time at other moments, and reports how it went. */
export function survives(fault: string, round: FaultRound): void {
  it(
    fault,
    async () => {
      const broken: string[] = [];
      let slowestMs: number | null = null;
      for (let n = 1; n <= TIMES; n += 1) {
        try {
          const took = await round(newRound(fault, n));
          if (took !== null) slowestMs = Math.max(slowestMs ?? 0, took);
          if (JUDGES_TIME && took !== null && took > RECOVERY_LIMIT_MS)
            throw new Error(`Recovery took ${took} ms`);
        } catch (error) {
          broken.push(`Round ${n}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      report({ fault, seed: SEED, times: TIMES, held: TIMES - broken.length, broken, slowestMs });
      if (broken.length > 0) throw new Error(`Seed ${SEED}. ${broken.join('\n')}`);
    },
    TIMES * ROUND_LIMIT_MS,
  );
}

function newRound(fault: string, n: number): Round {
  const random = randomFrom(`${SEED} ${fault} ${n}`);
  return { n, random, moment: (withinMs) => sleep(random() * withinMs) };
}

function report(outcome: object): void {
  const file = process.env.FAULT_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(outcome)}\n`);
}

/** Numbers from 0 up to 1 that a text decides: mulberry32 from its FNV-1a hash. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
