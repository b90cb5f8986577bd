// @ts-check
import { spawn } from 'node:child_process';

/** Tells systemd (`Type=notify`) that all programs answer; Node itself lacks datagrams on Unix sockets. */
export function tellServiceManager() {
  if (!process.env['NOTIFY_SOCKET']) return;
  const told = spawn('systemd-notify', ['--ready'], { stdio: 'inherit' });
  told.on('error', (error) => process.stderr.write(`• systemd is not told: ${error.message}\n`));
}
