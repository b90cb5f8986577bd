import closeWithGrace from 'close-with-grace';
import { buildEdge } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const app = await buildEdge(config);

closeWithGrace({ delay: 10_000 }, async ({ err: error }) => {
  if (error) app.log.error({ err: error }, 'edge stops after an error');
  await app.close();
});
// Without its parent nobody could stop it any more.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  await app.listen({ host: config.host, port: config.port });
  process.send?.({ type: 'ready' });
} catch (error) {
  reportFailure(error);
}

function reportFailure(error: unknown): void {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = busy
    ? `Le port ${config.port} du site est déjà occupé.`
    : `Le site n’a pas pu démarrer : ${String(error)}`;
  const hint = busy ? `Libérez-le, ou choisissez-en un autre : SITE_PORT=3100 npm start` : '';
  if (process.send) process.send({ type: 'failed', message, hint }, () => process.exit(1));
  else {
    process.stderr.write(`${message} ${hint}\n`);
    process.exit(1);
  }
}
