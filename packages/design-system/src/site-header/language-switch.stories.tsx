import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Locale } from '../host/host-context.ts';
import { LanguageSwitch } from './language-switch.tsx';

const description = `
La langue de la page, nommée dans sa propre langue. Court dans l’en-tête, en toutes lettres (\`wide\`) dans un menu. N’est montré que là
où la page existe dans les deux langues.

| Touche | Effet |
| --- | --- |
| Tab | d’une langue à l’autre |
| Entrée, Espace | choisit |

Des boutons dans un groupe nommé (\`label\`) ; celle de la page porte \`aria-pressed\`. Chaque bouton a son \`lang\`.
`;

const meta = {
  title: 'Cadres/LanguageSwitch · choix de la langue',
  id: 'cadres-languageswitch',
  tags: ['stable'],
  component: LanguageSwitch,
  parameters: { docs: { description: { component: description } } },
  args: { label: 'Langue', value: 'fr', onChange: () => undefined },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const French: Story = { name: 'Français' };
export const English: Story = { name: 'Anglais', args: { value: 'en' } };
export const Wide: Story = { name: 'En toutes lettres', tags: ['pictured'], args: { wide: true } };

function Switching() {
  const [value, setValue] = useState<Locale>('fr');
  return <LanguageSwitch label="Langue" value={value} onChange={setValue} />;
}

export const Chosen: Story = {
  name: 'Choisi au clavier',
  tags: ['!autodocs'],
  render: () => <Switching />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /English$/, pressed: true })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /Français$/, pressed: false })).toBeVisible();
  },
};
