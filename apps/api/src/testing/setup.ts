import type { Piscina } from 'piscina';
import { vi } from 'vitest';

/** Threads that hash passwords give way to everybody else; on a busy machine, where tests have neighbours, a hash took half a minute. */
vi.mock('piscina', async (load) => {
  const original = await load<{ Piscina: typeof Piscina }>();
  class PromptThreads extends original.Piscina {
    constructor(options: ConstructorParameters<typeof Piscina>[0]) {
      super({ ...options, niceIncrement: 0 });
    }
  }
  return { ...original, Piscina: PromptThreads };
});
