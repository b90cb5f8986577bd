import { expect, test, vi } from 'vitest';
import { printWelcome } from '../start/welcome.mjs';

test.each([
  [false, true],
  [true, false],
])(
  'the start prints the address of the API’s documentation if it is public, and Ctrl-C in a terminal: production %s, %s',
  (production, isNamed) => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    printWelcome({ sitePort: 3000, apiPort: 4000, dataDirectory: '', production, startedAt: 0 });
    const said = String(print.mock.lastCall?.[0]);
    print.mockRestore();
    expect(said.includes('http://localhost:4000/docs')).toBe(isNamed);
    expect(said.includes('Ctrl-C')).toBe(isNamed);
  },
);
