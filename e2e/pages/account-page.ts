import type { Locator, Page } from '@playwright/test';

/** /account, part by part. */
export class AccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  part(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  get dialog(): Locator {
    return this.page.getByRole('alertdialog');
  }

  /** Presses a button of a section, and confirms the question. */
  async confirm(
    part: string,
    { button, password, answer = button }: { button: string; password?: string; answer?: string },
  ): Promise<void> {
    await this.part(part).getByRole('button', { name: button, exact: true }).click();
    if (password !== undefined)
      await this.dialog.getByLabel('Votre mot de passe', { exact: true }).fill(password);
    await this.dialog.getByRole('button', { name: answer, exact: true }).click();
  }

  /** Starts to set up the second factor; the page then shows a secret. */
  askForFactor(password: string): Promise<void> {
    return this.confirm('Double authentification', {
      button: 'Activer',
      password,
      answer: 'Continuer',
    });
  }

  get recoveryCodes(): Locator {
    const list = this.page.getByRole('list', { name: 'Codes de secours' });
    return list.getByRole('listitem');
  }

  signOut(): Promise<void> {
    return this.confirm('Appareils connectés', {
      button: 'Déconnecter Cet appareil',
      answer: 'Déconnecter',
    });
  }
}
