/**
 * Why the API cannot start, for the person who typed the command: `message` says what is wrong
 * in one sentence, `hint` what to do about it.
 */
export class StartupError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
    this.hint = hint;
  }
}
