import type { Locator, Page } from '@playwright/test';
import { creationEntries, type CreationData } from './company-creation-entries.ts';
import { givePdf } from './give-pdf.ts';
import { putValues } from './put-values.ts';

/** The steps, by their titles. */
const stepTitles = ['Certificat', 'Adresse', 'Associés', 'Gérants', 'Résumé'] as const;

const LAST_STEP = stepTitles.length;

type Way = {
  /** Whether the package fixes the address. */
  isDomiciled: boolean;
  from?: number;
  to?: number;
};

/** /company-creation with a package: its elements, and how to fill them in. */
export class CompanyCreationPage {
  readonly next: Locator;
  readonly submit: Locator;
  readonly previous: Locator;
  /** The error summary of the form, or the server's errors. */
  readonly errors: Locator;
  readonly file: Locator;
  readonly saved: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.next = page.getByRole('button', { name: 'Suivant' });
    this.submit = page.getByRole('button', { name: 'Soumettre' });
    this.previous = page.getByRole('button', { name: 'Précédent' });
    this.errors = page.getByRole('alert').filter({ has: page.getByRole('list') });
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

  /** The title of a step, which is focused when the step opens. */
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

  /** Opens a step by its mark. */
  async go(step: number): Promise<void> {
    const steps = this.#page.getByRole('navigation', { name: 'Étapes de la création' });
    await steps.getByRole('link', { name: stepTitles[step - 1] ?? '' }).click();
    await this.title(step).waitFor();
  }

  /** Chooses the certificate: a PDF in base64. */
  async giveFile(content: string): Promise<void> {
    await givePdf(this.file, content);
  }

  /** Fills in one step of an empty form. */
  async fillStep(step: number, data: CreationData, { isDomiciled }: Way): Promise<void> {
    await putValues(this.#page, creationEntries(data, isDomiciled)[step - 1] ?? []);
    if (step === 1 && data.haveCertificate) await this.giveFile(data.certificate ?? '');
    // The total is updated a moment later and moves what is below it.
    if (step === 3) await this.#page.getByText('Les apports font le capital.').waitFor();
  }

  /** Fills in several steps, by default all. */
  async complete(data: CreationData, way: Way): Promise<void> {
    const { from = 1, to = LAST_STEP } = way;
    for (let step = from; step < to; step += 1) {
      await this.title(step).waitFor();
      await this.fillStep(step, data, way);
      await this.next.click();
    }
    await this.title(to).waitFor();
  }
}
