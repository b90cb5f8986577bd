/** The password was right, and the account has a second factor: its code is shown with this challenge. */
export class CodeRequired extends Error {
  readonly challenge: string;

  constructor(challenge: string) {
    super('A second factor is required');
    this.name = 'CodeRequired';
    this.challenge = challenge;
  }
}
