import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BuildingIcon } from '../icons/building.tsx';
import { MapPinIcon } from '../icons/map-pin.tsx';
import { Cluster } from '../layout/layout.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { noWiderThan } from '../layout/story-frames.tsx';
import { TagList } from './tag-list.tsx';
import { Tag } from './tag.tsx';

const description = `
Un mot choisi, ou à choisir. Trois formes : simple ; retirable (\`remove\`, et \`TagList\` pour plusieurs) ; filtre
(\`selected\`). L’état d’une commande est un \`StatusBadge\`.

| Touche | Effet |
| --- | --- |
| Tab | Va au bouton suivant |
| Entrée, Espace | Retire le mot, ou bascule le filtre |

Le bouton qui retire nomme ce qu’il retire. Dans \`TagList\`, le focus passe alors au voisin. Un filtre actif est dit par
\`aria-pressed\` et montré par une coche, pas par la seule couleur.
`;

const meta = {
  title: 'Actions/Tag · étiquette, puce',
  id: 'actions-tag',
  tags: ['stable'],
  component: Tag,
  parameters: { docs: { description: { component: description } } },
  args: { children: 'Casablanca' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simple' };
export const WithIcon: Story = {
  name: 'Avec icône',
  args: { iconStart: <MapPinIcon size={16} /> },
};
export const Removable: Story = {
  name: 'Retirable',
  args: { remove: { label: 'Retirer Casablanca', onRemove: () => undefined } },
};
export const Long: Story = {
  name: 'Texte long, à l’étroit',
  args: {
    children: 'Société à responsabilité limitée d’associé unique en cours de formation',
    remove: { label: 'Retirer cette forme juridique', onRemove: () => undefined },
  },
  decorators: [noWiderThan('16rem')],
};

const SERVICES = ['Création', 'Domiciliation', 'Certificat négatif'];

function Filters() {
  const [chosen, setChosen] = useState<readonly string[]>(['Domiciliation']);
  return (
    <Cluster as="section" aria-label="Services">
      {SERVICES.map((service) => (
        <Tag
          key={service}
          iconStart={<BuildingIcon size={16} />}
          selected={chosen.includes(service)}
          onToggle={(selected) =>
            setChosen(selected ? [...chosen, service] : chosen.filter((other) => other !== service))
          }
        >
          {service}
        </Tag>
      ))}
      <Tag selected={false} onToggle={() => undefined} disabled>
        Archivés
      </Tag>
    </Cluster>
  );
}

export const AsFilter: Story = {
  name: 'Filtres, au clavier',
  tags: ['still'],
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    const creation = canvas.getByRole('button', { name: 'Création' });
    await userEvent.tab();
    await expect(creation).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(creation).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Domiciliation' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

function ActiveFilters() {
  const [cities, setCities] = useState<readonly string[]>(['Agadir', 'Casablanca', 'Rabat']);
  return (
    <TagList
      label="Filtres actifs"
      items={cities.map((city) => ({
        key: city,
        text: city,
        removeLabel: `Retirer le filtre ${city}`,
      }))}
      onRemove={(city) => setCities(cities.filter((other) => other !== city))}
      end={
        <Button size="s" variant="quiet" onClick={() => setCities([])}>
          Tout effacer
        </Button>
      }
    />
  );
}

export const List: Story = {
  name: 'Filtres actifs, au clavier',
  tags: ['still'],
  render: () => <ActiveFilters />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Retirer passe le focus au suivant', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByText('Casablanca')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Retirer le filtre Rabat' })).toHaveFocus();
    });
    await step('Le dernier passe le focus à ce qui reste', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Tout effacer' })).toHaveFocus();
    });
  },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  args: { selected: false, onToggle: () => undefined },
  decorators: [inEachReaction],
};
