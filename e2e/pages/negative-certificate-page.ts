import type { Locator, Page } from '@playwright/test';

/** /negative-certificate: its elements, and how to fill them in. */
export class NegativeCertificatePage {
  readonly submit: Locator;
  readonly errors: Locator;
  readonly city: Locator;
  readonly dialog: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.submit = page.getByRole('button', { name: 'Soumettre la Demande' });
    this.errors = page
      .getByRole('alert')
      .filter({ hasText: 'Veuillez corriger les erreurs suivantes:' });
    // By role, because the open list has the same name.
    this.city = page.getByRole('combobox', { name: 'Ville', exact: true });
    this.dialog = page.getByRole('dialog');
  }

  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true });
  }

  async chooseDocument(name: 'CIN' | 'Passeport' | 'Carte de séjour'): Promise<void> {
    await this.#page.getByRole('radio', { name }).check();
  }

  /**
   * Types the beginning of its name, which no other city has. That works with the native select of the server-rendered page
   * and with the combobox of the app; a native select can only be searched with keys of the keyboard.
   */
  async chooseCity(beginning: string): Promise<void> {
    // The text is selected when a person enters the field, so typing replaces it.
    await this.city.focus();
    await this.#page.keyboard.type(beginning);
    await this.#page.keyboard.press('Tab');
  }

  /** Fills in all fields with valid values. */
  async complete({ activity }: { activity: string }): Promise<void> {
    await this.field('Nom du bénéficiaire').fill('El Amrani');
    await this.field('Prénom du bénéficiaire').fill('Salma');
    await this.field('Numéro de CIN').fill('AB123456');
    await this.field('Forme juridique').selectOption('SARL');
    await this.chooseCity('Mekn');
    await this.field('Appelation 1').fill('Atlas Conseil');
    await this.field('Appelation 2').fill('Rif Conseil');
    await this.field('Appelation 3').fill('Saïss Conseil');
    await this.field('Activité').fill(activity);
  }
}
