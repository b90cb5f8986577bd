import { ApiError } from '@tassis/api-client';
import { updateClientProfile, type ClientProfile } from '@tassis/contracts';
import { PhoneInput, Select, TextInput } from '@tassis/design-system';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contractValidator } from './contract-validator.ts';
import { Form } from './form.tsx';
import { useContractForm } from './use-contract-form.ts';

const description = `
Un formulaire d’une page, fait d’un contrat de l’API : ses champs, ses règles et ses réponses viennent de là. \`Form\` dessine ce qui
entoure les champs, le même partout : le résumé de ce qui ne va pas, ce que quelqu’un d’autre a changé entre-temps, le bouton.

- **Ce qui manque ou ne va pas** : le résumé prend le focus, chaque ligne mène à son champ.
- **Ce que l’API refuse** : au même endroit, de la même manière. Rien de ce qui est écrit ne s’efface.
- **Quelqu’un d’autre a enregistré la même fiche** : ce qui n’a pas été touché ici est repris ; pour le reste, la personne choisit.
- **Quand l’employer** : profil, réglages, note, réponse. Pas pour une commande, qui a son propre cadre, ni pour entrer dans un compte,
  où une seule erreur se montre à la fois.

| Touche | Effet |
| --- | --- |
| Entrée | envoie, depuis un champ ; dans le résumé, va au champ de la ligne |
| Tab | va d’une ligne à l’autre, puis aux champs et au bouton |
`;

const both = { mail: true, site: true };
const record: ClientProfile = {
  id: '0b6f9d5e-6f1c-4d0e-9a55-1d9d1c6b7f10',
  email: 'salma@example.ma',
  firstName: 'Salma',
  lastName: 'Bennani',
  phone: '06 12 34 56 78',
  companyName: null,
  ice: null,
  address: null,
  city: 'Rabat',
  notification_preferences: { order: both, document: both, bill: both, warning: both },
  version: 3,
};

type Answer = () => Promise<unknown>;

function ProfileForm({ answer, submitText }: { answer: Answer; submitText?: string }) {
  const form = useContractForm({
    id: 'story-profile',
    edit: {
      record,
      contract: updateClientProfile,
      toFields: ({ lastName, phone, city }) => ({ lastName, phone, city: city ?? '' }),
    },
    toBody: (values, { id: _id, email: _email, version: _version, ...rest }) => ({
      ...rest,
      ...values,
    }),
    validate: contractValidator(updateClientProfile.request.body),
    send: answer,
  });
  const cities = ['Rabat', 'Casablanca', 'Fès'];
  return (
    <Form narrow form={form} label="Coordonnées" {...(submitText && { submitText })}>
      <TextInput {...form.field('lastName')} label="Nom" autoComplete="family-name" />
      <PhoneInput {...form.field('phone')} label="Téléphone" />
      <Select
        {...form.field('city')}
        label="Ville"
        options={cities.map((city) => ({ value: city, label: city }))}
      />
    </Form>
  );
}

const saved: Answer = () => Promise.resolve({ success: true, data: { ...record, version: 4 } });
const never: Answer = () => new Promise(() => {});

const refused = (facts: Partial<ApiError>): Answer => {
  const error = new ApiError({
    status: 409,
    code: facts.code ?? 'validation_failed',
    mayHaveReachedServer: false,
    ...facts,
  });
  return () => Promise.reject(error);
};

const fieldRefused = refused({
  status: 422,
  errors: { phone: ['Ce numéro est celui d’un autre compte.'] },
});
const silent = refused({ status: null, code: 'network' });
const stale = refused({
  code: 'stale_version',
  data: { ...record, lastName: 'Alami', phone: '05 00 00 00 00', version: 4 },
});

const meta = {
  title: 'Formulaires/Form · formulaire d’un contrat',
  id: 'formulaires-form',
  tags: ['stable'],
  component: ProfileForm,
  parameters: { docs: { description: { component: description } } },
  args: { answer: saved },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function typePhone(userEvent: StoryContext['userEvent'], field: HTMLElement) {
  await userEvent.clear(field);
  await userEvent.type(field, '06 99 99 99 99');
}

export const AtRest: Story = { name: 'Au repos' };

export const Refused: Story = {
  name: 'À corriger',
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Nom'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Nom')).toBeInvalid();
  },
};

export const Sending: Story = {
  name: 'Envoi en cours',
  args: { answer: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const RefusedByApi: Story = {
  name: 'Refusé par l’API, à son champ',
  args: { answer: fieldRefused },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('link', { name: 'Ce numéro est celui d’un autre compte.' });
    await expect(canvas.getByLabelText('Téléphone')).toBeInvalid();
  },
};

export const Unreachable: Story = {
  name: 'Personne n’a répondu',
  args: { answer: silent },
  play: async ({ canvas, userEvent }) => {
    await typePhone(userEvent, canvas.getByLabelText('Téléphone'));
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/^Problème de connexion/u);
    await expect(canvas.getByLabelText('Téléphone')).toHaveValue('06 99 99 99 99');
  },
};

export const Conflict: Story = {
  name: 'Quelqu’un d’autre a été plus rapide',
  tags: ['pictured'],
  args: { answer: fn(stale) },
  play: async ({ canvas, userEvent }) => {
    await typePhone(userEvent, canvas.getByLabelText('Téléphone'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Nom')).toHaveValue('Alami');
  },
};

export const ConflictByKeyboard: Story = {
  ...Conflict,
  name: 'Reprendre leur valeur, au clavier',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await typePhone(userEvent, canvas.getByLabelText('Téléphone'));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('alert');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Garder la vôtre/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      canvas.getByRole('radio', { name: /^Prendre celle qui est enregistrée/u }),
    ).toBeChecked();
    await expect(canvas.getByLabelText('Téléphone')).toHaveValue('05 00 00 00 00');
  },
};
