import type { Locator, Page } from '@playwright/test';

/** The dialog in which a visitor signs in or registers before an order is sent. */
export class SignInDialog {
  readonly root: Locator;
  readonly email: Locator;
  readonly password: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog');
    const form = this.root.locator('form:visible');
    this.email = form.getByLabel('Adresse e-mail');
    this.password = form.getByLabel('Mot de passe', { exact: true });
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.root.getByRole('button', { name: 'Se connecter' }).click();
  }
}
