import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER = 12;
const ANSWER_WITHOUT_ERROR = 0x8180;
/** Seconds that an answer may be cached. */
const KEPT = 1;

export interface NameServer {
  /** Of 127.0.0.1. */
  port: number;
  close: () => void;
}

/** A name server that knows these IPv4 addresses for every name, as Docker's knows the containers of a service. */
export async function startNameServer(addresses: readonly string[]): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answer(query, addresses), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => void socket.close() };
}

function answer(query: Buffer, addresses: readonly string[]): Buffer {
  let end = HEADER;
  while (query[end] !== 0) end += query[end]! + 1;
  const question = query.subarray(HEADER, end + 5);
  const header = Buffer.alloc(HEADER);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(ANSWER_WITHOUT_ERROR, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  // A pointer to the question's name, type A, class IN.
  const records = addresses.map((address) =>
    Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, KEPT, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([header, question, ...records]);
}
