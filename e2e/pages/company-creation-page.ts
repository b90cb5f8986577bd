import type { Locator, Page } from '@playwright/test';
import { creationEntries, type CreationData } from './company-creation-entries.ts';
import { putValues } from './put-values.ts';

/** The steps, by their titles. */
export const stepTitles = ['Certificat', 'Adresse', 'Associés', 'Gérants', 'Résumé'] as const;

/** /company-creation with a package chosen: where things are and how they are filled in. */
export class CompanyCreationPage {
  readonly next: Locator;
  readonly submit: Locator;
  readonly previous: Locator;
  /** What keeps the form from going on, or what the server said. */
  readonly errors: Locator;
  readonly dialog: Locator;
  readonly file: Locator;
  readonly saved: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.next = page.getByRole('button', { name: 'Suivant' });
    this.submit = page.getByRole('button', { name: 'Soumettre' });
    this.previous = page.getByRole('button', { name: 'Précédent' });
    this.errors = page.getByRole('alert').filter({ has: page.getByRole('list') });
    this.dialog = page.getByRole('dialog');
    this.file = page.locator('#creation-certificate');
    this.saved = page.getByText(/^Enregistré à \d\d:\d\d$/);
  }

  async open(code: string, step?: number): Promise<void> {
    const query = new URLSearchParams({ package: code, ...(step && { etape: String(step) }) });
    await this.#page.goto(`/company-creation?${query}`);
  }

  field(label: string | RegExp, inside: Locator | Page = this.#page): Locator {
    return inside.getByLabel(label, { exact: true });
  }

  /** The title of a step, which has the focus when one comes to it. */
  title(step: number): Locator {
    return this.#page.getByRole('heading', {
      level: 2,
      name: stepTitles[step - 1] ?? '',
      exact: true,
    });
  }

  card(title: string): Locator {
    return this.#page.getByRole('listitem', { name: title, exact: true });
  }

  /** The total of the price beside the form, as it is written: '7 020,00 MAD'. */
  get total(): Locator {
    return this.#page.getByRole('region', { name: 'Votre prix' }).getByRole('cell').last();
  }

  /** By the mark of a step. */
  async go(step: number): Promise<void> {
    const steps = this.#page.getByRole('navigation', { name: 'Étapes de la création' });
    await steps.getByRole('link', { name: stepTitles[step - 1] ?? '' }).click();
    await this.title(step).waitFor();
  }

  /** Gives the certificate: the base64 of a PDF. */
  async giveFile(content: string): Promise<void> {
    await this.file.setInputFiles({
      name: 'certificat.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(content, 'base64'),
    });
    await this.#page.getByText('Prêt à être envoyé', { exact: true }).waitFor();
  }

  /** Fills in one step of an empty form. */
  async fillStep(
    step: number,
    data: CreationData,
    { isDomiciled }: { isDomiciled: boolean },
  ): Promise<void> {
    await putValues(this.#page, creationEntries(data, isDomiciled)[step - 1] ?? []);
    if (step === 1 && data.haveCertificate) await this.giveFile(data.certificate ?? '');
  }

  /** From the first step to the last, or to another one. */
  async fill(
    data: CreationData,
    { isDomiciled, to = 5 }: { isDomiciled: boolean; to?: number },
  ): Promise<void> {
    for (let step = 1; step < to; step += 1) {
      await this.title(step).waitFor();
      await this.fillStep(step, data, { isDomiciled });
      await this.next.click();
    }
    await this.title(to).waitFor();
  }

  /** Signs in in the dialog that asks who is ordering. */
  async signIn(email: string, password: string): Promise<void> {
    await this.dialog.getByLabel('Adresse e-mail').filter({ visible: true }).fill(email);
    await this.password.fill(password);
    await this.dialog.getByRole('button', { name: 'Se connecter' }).click();
  }

  /** Of whoever signs in in the dialog. */
  get password(): Locator {
    return this.dialog.getByLabel('Mot de passe', { exact: true }).filter({ visible: true });
  }
}
