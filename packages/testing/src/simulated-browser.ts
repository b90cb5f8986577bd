import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// What is waited for comes later on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** What is mounted ends before its page does: nothing of it is to be rendered once there is none. */
afterAll(cleanup);
