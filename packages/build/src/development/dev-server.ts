import { createServer } from 'vite';
import { warmUp } from './warm-up.ts';

/**
 * Serves the app in this folder by its `vite.config.ts`. Its parent hears `ready` once everything that its first page
 * asks for has been made; it ends with its parent, however that ends.
 */
export async function serveForDevelopment(): Promise<void> {
  process.once('disconnect', () => process.exit());
  const server = await createServer({ clearScreen: false });
  await server.listen();
  const { port } = server.config.server;
  await warmUp(`http://localhost:${port}${process.env['TASSIS_DEV_ENTRY'] ?? '/'}`);
  process.send?.('ready');
}
