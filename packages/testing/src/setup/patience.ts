import { vi } from 'vitest';

const { waitFor } = vi;

/** What is waited for comes later than Vitest’s one second on a busy machine; a test that says how long is left alone. */
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: 10_000 });
