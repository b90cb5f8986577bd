/** Why something is not released, in one sentence, and what to do about it. */
export class ReleaseRefusal extends Error {
  readonly hint: string;

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReleaseRefusal';
    this.hint = hint;
  }
}
