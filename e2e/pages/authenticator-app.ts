import type { Locator } from '@playwright/test';
import { TOTP } from 'otpauth';

const STEP = 30_000; // The validity of a code, in milliseconds.

/** An authenticator app: it shows codes once it has the secret from the page. */
export class AuthenticatorApp {
  readonly #totp: TOTP;

  private constructor(secret: string) {
    this.#totp = new TOTP({ secret });
  }

  /** Reads the secret beside the QR code. */
  static async linkedTo(part: Locator): Promise<AuthenticatorApp> {
    const secret = await part.locator('code').innerText();
    return new AuthenticatorApp(secret.replaceAll(' ', ''));
  }

  /** The code of now, or of a later step, because each code is accepted once. */
  codeAt(steps: number): string {
    return this.#totp.generate({ timestamp: Date.now() + steps * STEP });
  }
}
