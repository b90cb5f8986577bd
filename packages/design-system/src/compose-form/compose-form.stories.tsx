import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { samplePdf } from '../file-upload/file-upload.samples.ts';
import { ContactExample } from './contact-example.tsx';
import { DomiciliationExample } from './domiciliation-example.tsx';

const notes = `
Deux formulaires entiers, pour voir les pièces travailler ensemble : une étape de commande (\`FormLayout\`, \`Stepper\`, \`ErrorSummary\`,
\`FormSection\`, \`FileUpload\`, \`DateField\`, \`EditableCard\`, \`PriceTable\`, \`FormActions\`, puis \`RecapSection\`) et un court
formulaire de contact. Le résumé des erreurs reçoit le focus à chaque envoi refusé ; chaque ligne mène à son champ.
Une nouvelle étape commence à son titre.
`;

const meta = {
  title: 'Formulaires/Composer un formulaire',
  tags: ['stable'],
  component: DomiciliationExample,
  args: { send: fn(() => Promise.resolve()) },
  parameters: { docs: { description: { component: notes } } },
} satisfies Meta<typeof DomiciliationExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext['canvas'];

const press = (keys: string) => userEvent.keyboard(keys);
const goOn = async (canvas: Canvas, name: string) => {
  canvas.getByRole('button', { name }).focus();
  await press('{Enter}');
};
const fill = async (canvas: Canvas, label: string | RegExp, text: string) => {
  await userEvent.clear(canvas.getByLabelText(label));
  await userEvent.type(canvas.getByLabelText(label), text);
};

/** The test sets a day at once instead of typing it: browsers and languages differ in how its parts are typed. */
const choose = (canvas: Canvas, label: string, value: string) =>
  fireEvent.change(canvas.getByLabelText(label), { target: { value } });

export const Step: Story = { name: 'Une étape de commande', tags: ['pictured'] };

export const StepWithErrors: Story = {
  name: 'L’étape refusée',
  play: async ({ canvas, step }) => {
    await step('« Suivant » mène au résumé des erreurs', async () => {
      await goOn(canvas, 'Suivant');
      await expect(canvas.getByRole('alert', { name: /^Veuillez corriger/u })).toHaveFocus();
      await expect(canvas.getByText('(à corriger)')).toBeInTheDocument();
    });
    await step('Chaque ligne mène à son champ', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await press('{Enter}');
      await expect(canvas.getByLabelText('ICE')).toHaveFocus();
      await expect(canvas.getByLabelText('ICE')).toHaveAccessibleDescription(
        'ICE doit contenir 15 caractères',
      );
    });
  },
};

export const StepByKeyboard: Story = {
  name: 'L’étape remplie au clavier, relue, envoyée',
  play: async ({ args, canvas, step }) => {
    await step('La société et ses dates', async () => {
      await fill(canvas, 'Nom de la société', 'Atlas Négoce');
      await fill(canvas, 'ICE', '001525713000084');
      await userEvent.upload(canvas.getByLabelText(/Certificat négatif/u), samplePdf());
      await canvas.findByText('certificat-negatif.pdf', { selector: 'p' });
      await choose(canvas, 'Date de début', '2026-12-01');
    });
    await step('Un gérant incomplet reste ouvert', async () => {
      await fill(canvas, 'Prénom', 'Salma');
      await press('{Enter}');
      await expect(canvas.getByLabelText('Nom')).toBeInvalid();
    });
    await step('Complet, il se ferme', async () => {
      await fill(canvas, 'Nom', 'Idrissi');
      await choose(canvas, 'Date de naissance', '1990-05-17');
      await fill(canvas, 'CIN', 'AB123456');
      await userEvent.tab();
      await press('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Modifier Salma Idrissi' })).toHaveFocus();
    });
    await step('« Suivant » mène au résumé, qui commence à son titre', async () => {
      await goOn(canvas, 'Suivant');
      await expect(canvas.getByRole('heading', { name: 'Relisez votre demande' })).toHaveFocus();
      await expect(canvas.getByText('1er décembre 2026')).toBeVisible();
    });
    await step('« Modifier » y ramène, rien n’est perdu', async () => {
      canvas.getByRole('button', { name: 'Modifier Société' }).focus();
      await press('{Enter}');
      await expect(canvas.getByLabelText('ICE')).toHaveValue('001525713000084');
      await expect(canvas.getByText('certificat-negatif.pdf', { selector: 'p' })).toBeVisible();
    });
    await step('« Soumettre » envoie', async () => {
      await goOn(canvas, 'Suivant');
      await goOn(canvas, 'Soumettre');
      await expect(args.send).toHaveBeenCalledOnce();
      await expect(await canvas.findByText('Demande envoyée')).toBeVisible();
    });
  },
};

const writeMessage = async (canvas: Canvas) => {
  await userEvent.tab();
  await press('Salma Idrissi');
  await userEvent.tab();
  await press('salma@exemple.ma');
  await userEvent.tab();
  await userEvent.tab();
  await press('Domiciliation à Meknès');
  await userEvent.tab();
  await press('Je souhaite domicilier ma société dès le 1er décembre.');
  await userEvent.tab();
  await press('{Enter}');
  await waitFor(() => expect(canvas.queryByText('Envoi en cours...')).toBeNull());
};

export const Contact: Story = {
  name: 'Court : le contact',
  render: () => <ContactExample send={() => Promise.resolve(true)} />,
};
export const ContactRefused: Story = {
  name: 'Court : refusé',
  render: () => <ContactExample send={() => Promise.resolve(true)} />,
  play: async ({ canvas }) => {
    await goOn(canvas, 'Envoyer le message');
    const summary = canvas.getByRole('alert', { name: /^Veuillez corriger/u });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await userEvent.tab();
    await press('{Enter}');
    await expect(canvas.getByLabelText('Nom')).toHaveFocus();
  },
};
export const ContactSent: Story = {
  name: 'Court : envoyé au clavier',
  render: () => <ContactExample send={() => Promise.resolve(true)} />,
  play: async ({ canvas }) => {
    await writeMessage(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('envoyé avec succès');
    await expect(canvas.getByLabelText('Nom')).toHaveValue('');
  },
};
export const ContactFailed: Story = {
  name: 'Court : l’envoi a échoué',
  render: () => <ContactExample send={() => Promise.resolve(false)} />,
  play: async ({ canvas }) => {
    await writeMessage(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Une erreur');
    await expect(canvas.getByLabelText('Nom')).toHaveValue('Salma Idrissi');
  },
};
