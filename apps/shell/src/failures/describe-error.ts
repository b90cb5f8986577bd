import { scrubMessage, scrubStack } from '@tassis/contracts';

/** What a report says of an error, without anything personal; of a failed area that is what its code has thrown. */
export function describeError(error: unknown): { message?: string; stack?: string } {
  const thrown = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(thrown instanceof Error)) return {};
  const { name, message, stack = '' } = thrown;
  return { message: scrubMessage(`${name}: ${message}`), stack: scrubStack(stack) };
}
