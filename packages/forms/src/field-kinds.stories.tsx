import { createClientDocument, createPackage } from '@tassis/contracts';
import {
  Alert,
  Button,
  Checkbox,
  CheckboxGroup,
  FileUpload,
  MoneyInput,
  NumberStepper,
  PasswordInput,
  Stack,
  TextArea,
  TextInput,
  type FileUploadProps,
} from '@tassis/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { contractValidator } from './contract-validator.ts';
import { Form } from './form.tsx';
import { toLines } from './lines.ts';
import { readPdf, unreadPdf } from './read-pdf.ts';
import { useContractForm } from './use-contract-form.ts';

const description = `
Ce qu’un formulaire d’un contrat peut demander. La valeur de départ dit le genre du champ ; le contrôle s’y accorde.

| La réponse est… | Valeur de départ | Contrôle | Ce qui part |
| --- | --- | --- | --- |
| un texte, un choix | \`''\` | TextInput, TextArea, Select, RadioGroup, Combobox | le texte |
| oui ou non | \`false\` | Checkbox, Switch | vrai ou faux |
| un montant, une quantité | \`null\`, \`12\` | MoneyInput, NumberStepper | un nombre, rien si le champ est vide |
| plusieurs parmi quelques-unes | \`[]\` | CheckboxGroup | la liste de ce qui est coché |
| plusieurs, écrites | \`''\` | TextArea, une par ligne | la liste des lignes (\`toLines\`) |
| une pièce | \`undefined\` | FileUpload | son nom et son contenu (\`readPdf\`) |

- **Résumé** : partout où plusieurs choses peuvent ne pas aller. Son titre dit ce qui n’a pas eu lieu : « Rien n’a été enregistré » pour une fiche,
  « Votre pièce n’est pas partie » pour un envoi (\`refusedText\`).
- **Une seule erreur** : pour entrer dans un compte ou en ouvrir un. Elle se montre à son champ, qui prend le focus ; ce qui n’est d’aucun champ, au-dessus.
- **Une erreur dans une liste** se dit à la liste entière.
`;

const unseen = {
  code: 'DOM12',
  description: 'Une adresse de siège pour un an, courrier compris.',
  domiciliation_monthly_rate: 200,
  includes_company_creation: false,
  company_creation_price: 0,
  optional_company_creation: false,
  optional_company_creation_price: 0,
  badge_text: null,
  badge_config: null,
  highlight_text: null,
};

type Send = (body: object) => Promise<unknown>;

function PackageForm({ send }: { send: Send }) {
  const form = useContractForm({
    id: 'story-package',
    initial: {
      name: 'Domiciliation 12 mois',
      price: 2400,
      domiciliation_duration_months: 12,
      is_featured: false,
      included_services: ['Courrier'],
      features: 'Une adresse à Casablanca\nUn contrat signé en ligne',
    },
    toBody: ({ features, ...values }) => ({ ...unseen, ...values, features: toLines(features) }),
    validate: contractValidator(createPackage.request.body),
    send: (body) => send(body),
  });
  const price = form.field('price');
  return (
    <Form narrow form={form} label="Forfait">
      <TextInput {...form.field('name')} label="Nom" />
      {/* MoneyInput counts in centimes, the wire in dirhams. */}
      <MoneyInput
        {...price}
        defaultValue={price.defaultValue && price.defaultValue * 100}
        label="Prix"
      />
      <NumberStepper
        {...form.field('domiciliation_duration_months')}
        label="Durée en mois"
        step={6}
        decreaseText="Six mois de moins"
        increaseText="Six mois de plus"
      />
      <Checkbox {...form.field('is_featured')} label="Mettre en avant" />
      <CheckboxGroup
        {...form.field('included_services')}
        label="Services compris"
        options={['Courrier', 'Téléphone', 'Salle de réunion'].map((value) => ({
          value,
          label: value,
        }))}
      />
      <TextArea {...form.field('features')} label="Atouts" hint="Un par ligne" rows={3} />
    </Form>
  );
}

const refusal = ({ name }: { name: string }) => `«\u202F${name}\u202F» n’est pas un PDF.`;
const uploadTexts: FileUploadProps['texts'] = {
  choose: 'Choisir un PDF',
  replace: 'Remplacer',
  remove: 'Supprimer',
  cancel: 'Annuler l’envoi',
  again: 'Redonner le fichier',
  drop: 'Déposez le fichier ici, ou choisissez-le.',
  dropNow: 'Lâchez pour l’ajouter.',
  chosen: 'Prêt à être envoyé',
  uploading: 'Envoi en cours',
  done: 'Reçu',
  missing: 'Redonnez le fichier\u202F: seul son nom a été gardé.',
  refused: {
    type: refusal,
    content: refusal,
    size: refusal,
    empty: refusal,
    several: refusal,
    unreadable: refusal,
  },
};
const documentRules = contractValidator(createClientDocument.request.body);
const sentIn = { order_id: null, kind: 'other' as const };

const noFile: { content: File | undefined } = { content: undefined };

function DocumentForm({ send }: { send: Send }) {
  const form = useContractForm({
    id: 'story-document',
    initial: noFile,
    validate: ({ content }, locale) => documentRules({ ...sentIn, ...unreadPdf(content) }, locale),
    send: async ({ content }) => send({ ...sentIn, ...(await readPdf(content)) }),
  });
  return (
    <Form
      narrow
      form={form}
      label="Pièce"
      submitText="Envoyer"
      refusedText="Votre pièce n’est pas partie"
    >
      <FileUpload {...form.field('content')} label="Votre pièce" texts={uploadTexts} />
    </Form>
  );
}

function OneErrorForm({ send }: { send: Send }) {
  const form = useContractForm({
    id: 'story-one-error',
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      ...(email === '' && { email: 'L’adresse est requise.' }),
      ...(password === '' && { password: 'Le mot de passe est requis.' }),
    }),
    send: (body) => send(body),
    oneError: true,
  });
  const { banner, bannerText } = form;
  return (
    <form {...form.formProps} aria-label="Connexion">
      <Stack>
        {bannerText ? (
          <Alert ref={banner} tone="critical">
            {bannerText}
          </Alert>
        ) : null}
        <TextInput {...form.field('email')} type="email" label="Adresse e-mail" />
        <PasswordInput
          {...form.field('password')}
          label="Mot de passe"
          showText="Afficher"
          hideText="Masquer"
        />
        <Button type="submit" variant="primary" loading={form.phase === 'sending'}>
          Se connecter
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Formulaires/Form, ses champs · texte, nombre, case, liste, pièce',
  id: 'formulaires-form-ses-champs',
  tags: ['stable'],
  component: PackageForm,
  parameters: { docs: { description: { component: description } } },
  args: { send: fn(() => Promise.resolve({})) },
} satisfies Meta<typeof PackageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = { name: 'Montant, quantité, cases et listes', tags: ['pictured'] };

export const KindsSent: Story = {
  name: 'Ce qui part',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Prix'));
    await userEvent.type(canvas.getByLabelText('Prix'), '1500,50');
    await userEvent.click(canvas.getByLabelText('Mettre en avant'));
    await userEvent.click(canvas.getByLabelText('Téléphone'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({
          price: 1500.5,
          domiciliation_duration_months: 12,
          is_featured: true,
          included_services: ['Courrier', 'Téléphone'],
          features: ['Une adresse à Casablanca', 'Un contrat signé en ligne'],
        }),
      ),
    );
  },
};

export const KindsRefused: Story = {
  name: 'Un résumé',
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Nom'));
    await userEvent.clear(canvas.getByLabelText('Prix'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Prix')).toBeInvalid();
  },
};

export const Document: Story = {
  name: 'Une pièce, et les mots de l’envoi',
  tags: ['pictured'],
  render: (args) => <DocumentForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await canvas.findByRole('alert', { name: 'Votre pièce n’est pas partie' });
  },
};

export const OneError: Story = {
  name: 'Une seule erreur',
  tags: ['pictured'],
  render: (args) => <OneErrorForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await waitFor(() => expect(canvas.getByLabelText('Adresse e-mail')).toHaveFocus());
    await expect(canvas.getByText('L’adresse est requise.')).toBeInTheDocument();
    await expect(canvas.queryByText('Le mot de passe est requis.')).toBeNull();
  },
};
