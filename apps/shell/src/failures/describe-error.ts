import { scrubMessage, scrubStack } from '@tassis/contracts';

/** The message of an error for its report, without personal data; for a failed area the message of its cause. */
export function describeError(error: unknown): { message?: string; stack?: string } {
  const thrown = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(thrown instanceof Error)) return {};
  const { name, message, stack = '' } = thrown;
  return { message: scrubMessage(`${name}: ${message}`), stack: scrubStack(stack) };
}
