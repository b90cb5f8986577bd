// @ts-check
import { spawn } from 'node:child_process';

/** Under systemd (`Type=notify`) says that all programs answer; Node itself has no datagrams of Unix. */
export function tellServiceManager() {
  if (!process.env['NOTIFY_SOCKET']) return;
  const told = spawn('systemd-notify', ['--ready'], { stdio: 'inherit' });
  told.on('error', (error) => process.stderr.write(`• systemd is not told: ${error.message}\n`));
}
