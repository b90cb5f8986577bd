import { vi } from 'vitest';

const { waitFor } = vi;

/** On a busy machine results arrive later than Vitest’s one second; a test with a time limit of its own keeps it. */
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: 10_000 });
