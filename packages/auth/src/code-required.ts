/** The error of a login whose account has a second factor: the code is sent with this challenge. */
export class CodeRequired extends Error {
  readonly challenge: string;

  constructor(challenge: string) {
    super('A second factor is required');
    this.name = 'CodeRequired';
    this.challenge = challenge;
  }
}
