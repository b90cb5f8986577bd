// @ts-check

/** Something a person can understand and act on: one sentence and, where there is one, a way on. */
export class Failure extends Error {
  /** @param {string} message @param {string} [hint] */
  constructor(message, hint = '') {
    super(message);
    this.name = 'Failure';
    this.hint = hint;
  }
}

/** Prints a failure as a person should read it and ends with status 1. @param {unknown} error */
export function exitWith(error) {
  if (error instanceof Failure) {
    process.stderr.write(`\n✗ ${error.message}${error.hint ? `\n  ${error.hint}` : ''}\n`);
  } else {
    process.stderr.write(`\n✗ ${error instanceof Error ? error.stack : String(error)}\n`);
  }
  process.exit(1);
}
