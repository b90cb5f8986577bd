// @ts-check
import { existsSync } from 'node:fs';

const program = process.env['HAPROXY_PATH'] ?? '/usr/sbin/haproxy';

/** The proxy in front of several processes; `skip`: why it cannot be had here. */
export const haproxy = {
  program,
  skip: existsSync(program)
    ? undefined
    : `there is no ${program} (Debian: sudo apt-get install haproxy)`,
};
