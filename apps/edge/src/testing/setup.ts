import { afterAll, vi } from 'vitest';
import { removeFolders } from './folders.ts';

vi.mock('piscina', async () => {
  const { SharedThreads } = await import('./shared-threads.ts');
  return { Piscina: SharedThreads };
});

afterAll(removeFolders);
