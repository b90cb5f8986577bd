// @ts-check

/**
 * With END_WITH_INPUT, which tests set, this process ends when its input does: the process that started it may be killed, and
 * would leave it behind.
 */
export function endWithInput() {
  if (!process.env['END_WITH_INPUT']) return;
  process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGTERM'));
}
