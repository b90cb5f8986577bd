// @ts-check

/**
 * With END_WITH_INPUT, which tests set, this process ends when its input does, so that it does not outlive the process that
 * started it.
 */
export function endWithInput() {
  if (!process.env['END_WITH_INPUT']) return;
  process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGTERM'));
}
