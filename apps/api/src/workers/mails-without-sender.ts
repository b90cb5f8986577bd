import type { FastifyBaseLogger } from 'fastify';

const HOUR_MS = 3_600_000;

/**
 * Logs mails that wait because the settings have no sender address: the first one, then every
 * hour how many wait, and how many had waited once there is an address. A line for each retry would flood the log.
 */
export function mailsWithoutSender(log: FastifyBaseLogger, clock: () => Date) {
  const waiting = new Set<string>();
  let toldAt = 0;
  return {
    wait: (mailId: string) => {
      waiting.add(mailId);
      const now = clock().getTime();
      if (now - toldAt < HOUR_MS) return;
      toldAt = now;
      log.warn({ mails: waiting.size }, 'mails wait: no sender address in the settings');
    },
    sent: () => {
      if (waiting.size === 0) return;
      log.warn({ mails: waiting.size }, 'mails go out: the settings have a sender address now');
      waiting.clear();
      toldAt = 0;
    },
  };
}
