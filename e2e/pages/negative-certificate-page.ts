import type { Locator, Page } from '@playwright/test';

/** /negative-certificate: where things are and how they are filled in. */
export class NegativeCertificatePage {
  readonly submit: Locator;
  readonly errors: Locator;
  readonly dialog: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.submit = page.getByRole('button', { name: 'Soumettre la Demande' });
    this.errors = page
      .getByRole('alert')
      .filter({ hasText: 'Veuillez corriger les erreurs suivantes:' });
    this.dialog = page.getByRole('dialog');
  }

  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true });
  }

  async chooseDocument(name: 'CIN' | 'Passport' | 'Carte de séjour'): Promise<void> {
    await this.#page.getByRole('radio', { name }).check();
  }

  /** Fills in everything, correctly. */
  async complete({ activity }: { activity: string }): Promise<void> {
    await this.field('Nom du bénéficiaire').fill('El Amrani');
    await this.field('Prénom du bénéficiaire').fill('Salma');
    await this.field('Numéro de CIN').fill('AB123456');
    await this.field('Forme juridique').selectOption('SARL');
    await this.field('Ville').selectOption('Meknès');
    await this.field('Appelation 1').fill('Atlas Conseil');
    await this.field('Appelation 2').fill('Rif Conseil');
    await this.field('Appelation 3').fill('Saïss Conseil');
    await this.field('Activité').fill(activity);
  }
}
