import { createServer } from 'vite';
import { warmUp } from './warm-up.ts';

/**
 * Serves the app in this folder by its `vite.config.ts`. It sends `ready` to its parent process when all modules of
 * its first page are transformed, and exits when its parent does.
 */
export async function serveForDevelopment(): Promise<void> {
  process.once('disconnect', () => process.exit());
  const server = await createServer({ clearScreen: false });
  await server.listen();
  const { port } = server.config.server;
  await warmUp(`http://localhost:${port}${process.env['TASSIS_DEV_ENTRY'] ?? '/'}`);
  process.send?.('ready');
}
