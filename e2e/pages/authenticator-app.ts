import type { Locator } from '@playwright/test';
import { TOTP } from 'otpauth';

const STEP = 30_000; // milliseconds that a code is good for

/** What shows a person's codes, once it has the secret that the page shows. */
export class AuthenticatorApp {
  readonly #totp: TOTP;

  private constructor(secret: string) {
    this.#totp = new TOTP({ secret });
  }

  /** Takes the secret that stands beside the drawing. */
  static async linkedTo(part: Locator): Promise<AuthenticatorApp> {
    const secret = await part.locator('code').innerText();
    return new AuthenticatorApp(secret.replaceAll(' ', ''));
  }

  /** The code of now, or of some steps later: each is good once. */
  codeAt(steps: number): string {
    return this.#totp.generate({ timestamp: Date.now() + steps * STEP });
  }
}
