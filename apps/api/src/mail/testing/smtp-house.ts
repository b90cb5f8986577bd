import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';

type Received = Email & { recipients: string[] };

/** A mail server on this machine that behaves as the test says. */
type SmtpHouse = {
  url: string;
  received: Received[];
  /** Completely received messages, accepted or not. */
  heard: () => number;
  /** The answers to the next messages; then all are accepted. */
  answerWith: (...behaviours: Behaviour[]) => void;
};

/** A status refuses the message; `hang` does not answer; `drop` accepts it and closes the connection before the answer. */
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
      else for (const socket of sockets) socket.destroy();
    },
    ...options,
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  // A client that goes away is what half of these tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', () => ready());
  });
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    heard: () => heard,
    answerWith: (...next) => behaviours.push(...next),
  };
}
