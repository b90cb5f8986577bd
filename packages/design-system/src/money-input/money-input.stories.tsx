import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inFormColumn } from '../layout/story-frames.tsx';
import { MoneyInput } from './money-input.tsx';

const description = `
Un montant, jamais négatif. La valeur est un nombre entier de **centimes** (1 234,50 MAD vaut 123450) ; un formulaire envoie des
dirhams, « 1234.50 », comme les appels à l’API. Avant le script, il envoie ce qui a été tapé.

| Touche | Effet |
| --- | --- |
| Chiffres, espace | S’écrivent |
| Virgule, point | La virgule des centimes |
| − + e E, lettres | Refusés, sans bouger le curseur |
| Tab | Quitte le champ : les milliers sont groupés |

Le clavier du téléphone est celui des nombres à virgule. Un montant collé (« 1.234,50 DH ») est compris.
`;

const meta = {
  title: 'Formulaires/MoneyInput · montant',
  id: 'formulaires-moneyinput',
  tags: ['stable'],
  component: MoneyInput,
  parameters: { docs: { description: { component: description } } },
  args: { label: 'Valeur de l’apport', name: 'amount' },
  decorators: [inFormColumn],
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };
export const Filled: Story = { name: 'Rempli', args: { defaultValue: 123_450_050 } };
export const Whole: Story = {
  name: 'Dirhams entiers',
  args: {
    label: 'Capital',
    name: 'capital',
    decimals: 0,
    currency: 'DH',
    defaultValue: 10_000_000,
    hint: 'En dirhams, sans centimes.',
  },
};
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  render: (args) => (
    <form aria-label="Apport">
      <MoneyInput {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('-1e0000.5');
    await expect(field).toHaveValue('10000,5');
    await expect(field).toHaveAccessibleDescription(/les signes et les lettres ont été retirés/u);
    await userEvent.tab();
    await expect(field).toHaveValue('10\u00A0000,50');
    const sent = new FormData(canvas.getByRole<HTMLFormElement>('form')).get('amount');
    await expect(sent).toBe('10000.50');
  },
};
export const Invalid: Story = {
  name: 'Erreur',
  args: {
    defaultValue: 9_000_000,
    error: "Le total des parts doit être égal au capital de l'entreprise",
  },
};
export const Disabled: Story = {
  name: 'Désactivé',
  tags: ['pictured'],
  args: { disabled: true, defaultValue: 53_000 },
};
export const ReadOnly: Story = {
  name: 'En lecture seule',
  args: { readOnly: true, defaultValue: 53_000 },
};
