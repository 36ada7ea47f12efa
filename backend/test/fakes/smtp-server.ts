import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMail, type ReceivedMail } from './read-mail.js';

/**
 * What the server does with the next mails: take them, refuse the recipient for good (also because there is no such address)
 * or for now, refuse the sender, let nobody in, break the line before or after the whole message was handed over, or take the message and never answer (`hold`), or answer only after a while (`slow`: after `ms`).
 */
export type SmtpMode =
  | 'accept'
  | 'refuse-recipient'
  | 'no-such-address'
  | 'refuse-sender'
  | 'defer'
  | 'refuse-sign-in'
  | 'drop-after-data'
  | 'drop-before-data'
  | 'hold'
  | 'slow'
  | 'full';

export interface SmtpFake {
  /** With user and password, as a person would set it. */
  url: string;
  /** Mails that were accepted, in order. */
  mails: ReceivedMail[];
  /** Mails whose acceptance the sender never heard of. */
  unacknowledged: ReceivedMail[];
  /** How many connections were opened. */
  connections: () => number;
  behave: (mode: SmtpMode, ms?: number) => void;
  /** Ends every line that is open, whatever it waits for. */
  hangUp: () => void;
  close: () => Promise<void>;
}

interface Line {
  id: string;
  _socket: { destroy: () => void };
}

const failure = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });

/** A real SMTP server on a free port (or the given one) of 127.0.0.1 that can misbehave. */
export async function startSmtpServer(port = 0): Promise<SmtpFake> {
  const mails: ReceivedMail[] = [];
  const unacknowledged: ReceivedMail[] = [];
  let mode: SmtpMode = 'accept';
  let slowMs = 1500;
  let connections = 0;
  const hangUp = (id: string) => {
    for (const line of server.connections as unknown as Set<Line>) if (line.id === id) line._socket.destroy();
  };
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: ({ username }, _session, done) =>
      mode === 'refuse-sign-in'
        ? done(failure('Authentication credentials invalid', 535))
        : done(null, { user: username }),
    onMailFrom: (_address, _session, done) =>
      mode === 'refuse-sender' ? done(failure('Sender not owned by user', 553)) : done(),
    onRcptTo: (_address, session, done) => {
      if (mode === 'drop-before-data') return hangUp(session.id);
      if (mode === 'refuse-recipient') return done(failure('No such user here', 550));
      if (mode === 'no-such-address') return done(failure('5.1.1 No such mailbox', 550));
      if (mode === 'defer') return done(failure('Greylisted, come again', 451));
      done();
    },
    onData: (stream, session, done) => {
      const take = (raw: Buffer) => {
        const mail = readMail(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        );
        if (mode === 'full') return done(failure('Mailbox full', 552));
        if (mode === 'drop-after-data' || mode === 'hold') {
          unacknowledged.push(mail);
          return mode === 'hold' ? undefined : hangUp(session.id);
        }
        mails.push(mail);
        if (mode === 'slow') return void setTimeout(() => done(null, 'Taken'), slowMs);
        done(null, 'Taken');
      };
      // A line that breaks in the middle of a mail leaves nothing here.
      void buffer(stream).then(take, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://sender:secret@127.0.0.1:${taken}`,
    mails,
    unacknowledged,
    connections: () => connections,
    behave: (next, ms = 1500) => {
      slowMs = ms;
      mode = next;
    },
    hangUp: () => {
      for (const line of server.connections as unknown as Set<Line>) line._socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
