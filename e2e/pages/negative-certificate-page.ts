import type { Locator, Page } from '@playwright/test';

/** /negative-certificate: where things are and how they are filled in. */
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
    // By its role: the open list has the same name.
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
   * By the keys that begin its name and no other's, which the native list of the served page takes as well as the
   * field that the app makes of it. A native select can only be searched by characters of the keyboard.
   */
  async chooseCity(beginning: string): Promise<void> {
    // As a person comes to it: what stood there is selected, and typed over.
    await this.city.focus();
    await this.#page.keyboard.type(beginning);
    await this.#page.keyboard.press('Tab');
  }

  /** Fills in everything, correctly. */
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
