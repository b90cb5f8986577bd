import type { Locator, Page } from '@playwright/test';
import type { domiciliationData } from '@tassis/testing/builders';
import { personEntries } from './company-creation-entries.ts';
import { givePdf } from './give-pdf.ts';
import { putValues, type Entry } from './put-values.ts';

/** A domiciliation as its form sends it. */
export type DomiciliationData = ReturnType<typeof domiciliationData>;

/** /domiciliation with a package: its elements, and how to fill them in. */
export class DomiciliationPage {
  readonly submit: Locator;
  readonly errors: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.submit = page.getByRole('button', { name: 'Soumettre' });
    this.errors = page.getByRole('alert').filter({ has: page.getByRole('list') });
  }

  async open(code: string): Promise<void> {
    await this.#page.goto(`/domiciliation?package=${code}`);
  }

  /** Fills in an empty form. */
  async complete(data: DomiciliationData): Promise<void> {
    await putValues(this.#page, toEntries(data));
    await givePdf(this.#page.locator('#societe-negativeCertificate'), data.negativeCertificate);
  }
}

function toEntries(data: DomiciliationData): Entry[] {
  const company = ['formJuridique', 'companyName', 'acronym', 'ICE'] as const;
  return [
    ['periode-start_date', data.start_date],
    ['identification-identificationType', data.identificationType ?? 'CIN'],
    ['identification-identifierValue', data.identifierValue ?? ''],
    ...company.map((name): Entry => [`societe-${name}`, data[name] ?? '']),
    ['gerant', String(data.managers.length)],
    ...data.managers.flatMap((each, index) => personEntries(each, `gerant-${index + 1}`)),
  ];
}
