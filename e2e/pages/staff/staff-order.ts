import { expect, type Locator, type Page } from '@playwright/test';

/** An order as the staff handle it, step by step; counts their actions. */
export class StaffOrder {
  readonly page: Page;
  readonly state: Locator;
  readonly dialog: Locator;
  actions = 0;

  constructor(page: Page) {
    this.page = page;
    this.state = page.getByRole('region', { name: 'État' });
    this.dialog = page.getByRole('dialog');
  }

  /** From the landing page through the list of received orders. */
  async open(reference: string): Promise<void> {
    this.actions += 2;
    await this.page.locator('a[href$="/admin-dashboard/orders/submitted"]').first().click();
    await this.page.getByRole('link', { name: reference, exact: true }).click();
    await expect(this.page.getByRole('heading', { name: reference, level: 1 })).toBeVisible();
  }

  takeUp(): Promise<void> {
    return this.#move('Prendre en charge', 'En vérification');
  }

  /** Asks the client to correct a field, with a message. */
  async askFor({ field, message }: { field: string; message: string }): Promise<void> {
    await this.#press('Demander des corrections');
    await this.dialog.getByRole('textbox', { name: 'Message au client' }).fill(message);
    await this.dialog.getByRole('checkbox', { name: field }).check();
    await this.#press('Demander des corrections', this.dialog);
    await expect(this.state).toContainText('À compléter');
  }

  begin(): Promise<void> {
    return this.#move('Lancer le traitement', 'En cours');
  }

  finish(): Promise<void> {
    return this.#move('Terminer la commande', 'Terminée');
  }

  /** Opens a document in the page and expects these words in it. */
  async readDocument(name: string, words: string): Promise<void> {
    await this.#press(name);
    await expect(this.dialog.getByText(words)).toBeVisible();
  }

  async acceptDocument(): Promise<void> {
    await this.#press('Accepter', this.dialog);
    await expect(this.dialog.getByRole('button', { name: 'Accepter' })).toHaveCount(0);
    this.actions += 1;
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
  }

  async #move(button: string, state: string): Promise<void> {
    await this.#press(button);
    await this.#press(button, this.dialog);
    await expect(this.state).toContainText(state);
  }

  async #press(name: string, where = this.page.getByRole('main')): Promise<void> {
    this.actions += 1;
    await where.getByRole('button', { name }).click();
  }
}
