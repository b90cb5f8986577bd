import closeWithGrace from 'close-with-grace';
import { buildEdge } from './app.ts';
import { readConfig } from './config.ts';

try {
  await start();
} catch (error) {
  reportFailure(error);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildEdge(config);
  closeWithGrace({ delay: 10_000 }, async ({ err: error }) => {
    if (error) app.log.error({ err: error }, 'edge stops after an error');
    await app.close();
  });
  // Without its parent nobody could stop it any more.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await app.listen({ host: config.host, port: config.port });
  process.send?.({ type: 'ready' });
}

/** To the parent or, started by hand, to the terminal. */
function reportFailure(error: unknown): void {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = busy
    ? 'The port wanted for the site is in use by another program.'
    : `The site could not start: ${error instanceof Error ? error.message : String(error)}`;
  const hint = busy ? 'Stop that program, or choose another port: SITE_PORT=3100 npm start' : '';
  if (process.send) process.send({ type: 'failed', message, hint }, () => process.exit(1));
  else {
    process.stderr.write(`${message} ${hint}\n`);
    process.exit(1);
  }
}
