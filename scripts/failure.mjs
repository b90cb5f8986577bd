// @ts-check

/** A failure that a person can understand and act on: one sentence and, if possible, a hint. */
export class Failure extends Error {
  /** @param {string} message @param {string} [hint] */
  constructor(message, hint = '') {
    super(message);
    this.name = 'Failure';
    this.hint = hint;
  }
}

/** Prints a failure, or several, for a person and exits with status 1. @param {unknown} error */
export function exitWith(error) {
  const errors = error instanceof AggregateError ? error.errors : [error];
  for (const each of errors) process.stderr.write(`\n✗ ${formatError(each)}\n`);
  process.exit(1);
}

/** @param {unknown} error */
function formatError(error) {
  if (error instanceof Error && 'hint' in error) {
    // A failure, or a refusal of the release store.
    return [error.message, String(error.hint)].filter((line) => line !== '').join('\n  ');
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
