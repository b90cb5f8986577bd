import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';

type Received = Email & { recipients: string[] };

/** A mail server of one's own on this machine, that behaves as told. */
type SmtpHouse = {
  url: string;
  received: Received[];
  /** Messages whose last byte has come, accepted or not. */
  heard: () => number;
  /** What is answered to the next messages once they have come; then they are accepted. */
  answerWith: (...behaviours: Behaviour[]) => void;
};

/** A status refuses the message; `hang` says nothing; `drop` takes it and cuts the line before the answer. */
type Behaviour = number | 'hang' | 'drop' | 'accept';

export async function startSmtpHouse(options: SMTPServerOptions = {}): Promise<SmtpHouse> {
  const received: Received[] = [];
  const behaviours: Behaviour[] = [];
  let heard = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    async onData(stream, session, done) {
      const raw = await buffer(stream);
      heard += 1;
      const behaviour = behaviours.shift() ?? 'accept';
      if (behaviour === 'hang') return;
      if (typeof behaviour === 'number') {
        done(Object.assign(new Error('Not now'), { responseCode: behaviour }));
        return;
      }
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ ...(await PostalMime.parse(raw)), recipients });
      if (behaviour === 'accept') done();
      else for (const { _socket } of openConnections(server)) _socket.destroy();
    },
    ...options,
  });
  // A client that goes away is what half of these tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', () => ready());
  });
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
  // A server that listens on a port has one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    heard: () => heard,
    answerWith: (...next) => behaviours.push(...next),
  };
}

type OpenConnection = { _socket: { destroy: () => void } };

/** Not in the library's types. */
function openConnections(server: SMTPServer): Iterable<OpenConnection> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (server as SMTPServer & { connections: Set<OpenConnection> }).connections;
}
