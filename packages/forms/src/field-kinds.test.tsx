import { ApiError } from '@tassis/api-client';
import {
  createClientDocument,
  savePackageDraft,
  type PackageDraft,
  type InputOf,
} from '@tassis/contracts';
import {
  Checkbox,
  CheckboxGroup,
  FileUpload,
  NumberStepper,
  TextArea,
  type FileUploadProps,
} from '@tassis/design-system';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contractValidator } from './contract-validator.ts';
import { Form } from './form.tsx';
import { toLines } from './lines.ts';
import { readPdf, unreadPdf } from './read-pdf.ts';
import type { SendOptions } from './settings.ts';
import { useContractForm } from './use-contract-form.ts';

const refused = () => 'Ce fichier ne convient pas.';
const uploadTexts: FileUploadProps['texts'] = {
  choose: 'Choisir',
  replace: 'Remplacer',
  remove: 'Supprimer',
  cancel: 'Annuler',
  again: 'Redonner',
  drop: 'Déposez le fichier ici.',
  dropNow: 'Lâchez.',
  chosen: 'Choisi',
  uploading: 'En cours',
  done: 'Reçu',
  missing: 'À redonner',
  refused: {
    type: refused,
    content: refused,
    size: refused,
    empty: refused,
    several: refused,
    unreadable: refused,
  },
};

afterEach(cleanup);

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const lines = () =>
  screen.queryAllByRole('link', { name: /./u }).map(({ textContent }) => textContent);

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const lease = pdf('bail.pdf');

async function choose(file: File) {
  await userEvent.upload(screen.getByLabelText(/^Pièce/u), file);
  await screen.findAllByText(file.name);
}

describe('a package', () => {
  const send = vi.fn<(body: object) => Promise<unknown>>();
  const unseen = {
    code: 'DOM12',
    name: 'Domiciliation 12 mois',
    description: 'Une adresse de siège pour un an, courrier compris.',
    domiciliation_monthly_rate: 200,
    price: 1200,
    includes_company_creation: false,
    company_creation_price: 0,
    optional_company_creation: false,
    optional_company_creation_price: 0,
    badge_text: null,
    badge_config: null,
    highlight_text: null,
  };
  const record: PackageDraft = {
    ...unseen,
    domiciliation_duration_months: 12,
    is_featured: false,
    included_services: ['post'],
    features: ['Une adresse'],
    name_en: null,
    description_en: null,
    badge_text_en: null,
    highlight_text_en: null,
    included_services_en: [],
    features_en: [],
    version: 3,
    is_open: true,
    author: 'Salma',
    updated_at: '2026-11-21T13:32:00.000Z',
    publish_at: null,
    skipped_at: null,
  };

  type PackageFields = Pick<PackageDraft, 'is_featured' | 'included_services'> & {
    domiciliation_duration_months: number | null;
    features: string;
  };

  function Package() {
    const form = useContractForm({
      id: 'package',
      edit: {
        record,
        contract: savePackageDraft,
        toFields: (now): PackageFields => ({
          domiciliation_duration_months: now.domiciliation_duration_months,
          is_featured: now.is_featured,
          included_services: now.included_services,
          features: now.features.join('\n'),
        }),
      },
      toBody: ({ features, ...values }) => ({ ...unseen, ...values, features: toLines(features) }),
      validate: contractValidator(savePackageDraft.request.body),
      send: (body) => send(body),
    });
    return (
      <Form form={form} label="Forfait">
        <NumberStepper
          {...form.field('domiciliation_duration_months')}
          label="Durée"
          step={6}
          decreaseText="Moins"
          increaseText="Plus"
        />
        <Checkbox {...form.field('is_featured')} label="Mis en avant" />
        <CheckboxGroup
          {...form.field('included_services')}
          label="Services"
          options={[
            { value: 'post', label: 'Courrier' },
            { value: 'phone', label: 'Téléphone' },
          ]}
        />
        <TextArea {...form.field('features')} label="Atouts" />
      </Form>
    );
  }

  beforeEach(() => {
    send.mockReset().mockResolvedValue({});
    render(<Package />);
  });

  test('is sent as it was read: amounts, ticks and lists', async () => {
    await save();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      domiciliation_duration_months: 12,
      is_featured: false,
      included_services: ['post'],
      features: ['Une adresse'],
    });
  });

  test('is sent as it was changed', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Plus' }));
    await user.click(control('Mis en avant'));
    await user.click(control('Téléphone'));
    await user.type(control('Atouts'), '\n\n Une salle ');
    await save();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      domiciliation_duration_months: 18,
      is_featured: true,
      included_services: ['post', 'phone'],
      features: ['Une adresse', 'Une salle'],
    });
  });

  test('shows an error at an empty number, and at a list with one wrong line', async () => {
    await userEvent.clear(control('Durée'));
    await userEvent.type(control('Atouts'), '\nعنوان');
    await save();
    expect(send).not.toHaveBeenCalled();
    expect(lines()).toHaveLength(2);
    expect(control('Durée').getAttribute('aria-invalid')).toBe('true');
    expect(control('Atouts').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(control('Durée'), '6');
    expect(control('Durée').getAttribute('aria-invalid')).toBeNull();
  });

  test('takes over what somebody else ticked, chose and counted, and describes it in words', async () => {
    const theirs = {
      ...record,
      domiciliation_duration_months: 24,
      is_featured: true,
      included_services: ['phone'],
      version: 4,
    };
    const stale = { status: 409, code: 'stale_version', mayHaveReachedServer: true };
    send.mockRejectedValueOnce(new ApiError({ ...stale, data: theirs }));
    await userEvent.click(control('Téléphone'));
    await save();
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain(
      'Durée\u202F: «\u202F24\u202F», repris ici (avant\u202F: «\u202F12\u202F»).',
    );
    expect(told.textContent).toContain(
      'Mis en avant\u202F: «\u202Foui\u202F», repris ici (avant\u202F: «\u202Fnon\u202F»).',
    );
    expect(control('Durée').value).toBe('24');
    expect(control('Mis en avant').checked).toBe(true);
    const [mine, take] = within(told).getAllByRole('radio');
    if (!mine || !take) throw new Error('There are two sides');
    expect(mine.closest('label')?.textContent).toBe('Garder la vôtreCourrier, Téléphone');
    await userEvent.click(take);
    expect(control('Courrier').checked).toBe(false);
    expect(control('Téléphone').checked).toBe(true);
  });
});

describe('a document', () => {
  type Body = InputOf<typeof createClientDocument>['body'];
  const send = vi.fn<(body: Body, options: SendOptions) => Promise<unknown>>();
  const rules = contractValidator(createClientDocument.request.body);
  const none = { order_id: null, kind: 'other' as const };

  const noFile: { content: File | undefined } = { content: undefined };

  function Document() {
    const form = useContractForm({
      id: 'document',
      initial: noFile,
      validate: ({ content }, locale) => rules({ ...none, ...unreadPdf(content) }, locale),
      send: async ({ content }, options) => send({ ...none, ...(await readPdf(content)) }, options),
    });
    return (
      <Form form={form} label="Document" refusedText="Rien n’a été envoyé">
        <FileUpload {...form.field('content')} label="Pièce" texts={uploadTexts} />
      </Form>
    );
  }

  beforeEach(() => {
    send.mockReset().mockResolvedValue({});
    render(<Document />);
  });

  test('shows the form’s own error text until a file is chosen', async () => {
    await save();
    expect(screen.getByRole('alert', { name: 'Rien n’a été envoyé' })).toBeDefined();
    await choose(lease);
    await waitFor(() => expect(lines()).toEqual([]));
  });

  test('is sent with its name and its bytes', async () => {
    await choose(lease);
    await save();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0].name).toBe('bail.pdf');
    expect(send.mock.calls[0]?.[0].content).toMatch(/^data:application\/pdf;base64,JVBER/u);
  });

  test('gets another idempotency key when another file is chosen', async () => {
    const unanswered = { status: null, code: 'network', mayHaveReachedServer: true };
    send.mockRejectedValue(new ApiError(unanswered));
    for (const file of [lease, lease, pdf('contrat.pdf')]) {
      await choose(file);
      await save();
    }
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    const [first, again, other] = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
