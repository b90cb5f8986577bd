import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '../data-table/data-table.tsx';
import { DownloadButton } from '../download-button/download-button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { exportedTokens, type ExportedToken } from './exported-tokens.ts';
import darkFile from './tokens.dark.json?url';
import lightFile from './tokens.json?url';

const meta = {
  title: 'Fondations/Jetons à exporter',
  tags: ['stable'],
  parameters: {
    docs: {
      description: {
        component:
          'Les jetons pour un outil de dessin : deux fichiers au format du Design Tokens Community Group (2025.10), un par thème, que Figma, Penpot, Tokens Studio, Terrazzo ou Style Dictionary lisent. Ce qui suit est lu dans le fichier même. Une taille fluide y a la valeur d’un ordinateur ; celle d’un téléphone et la règle CSS sont dans `$extensions`. Pour un site : `@tassis/design-system/tokens.css`.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = [
  { key: 'name', header: 'Jeton', rowHeader: true, cell: ({ name }: ExportedToken) => name },
  { key: 'place', header: 'Groupe', cell: ({ place }: ExportedToken) => place },
  { key: 'type', header: 'Type', cell: ({ type }: ExportedToken) => type },
  { key: 'value', header: 'Valeur', cell: ({ value }: ExportedToken) => value },
];

const layer = (caption: string, name: Parameters<typeof exportedTokens>[0]) => (
  <DataTable
    showCaption
    caption={caption}
    columns={columns}
    rows={exportedTokens(name)}
    rowKey={({ place, name: own }) => `${place}.${own}`}
    stickyHeader={false}
    loadingText="Chargement des jetons"
    empty={null}
  />
);

export const Files: Story = {
  name: 'Les fichiers',
  render: () => (
    <Cluster>
      <DownloadButton
        variant="brand"
        text="Thème clair"
        href={lightFile}
        fileName="tassis.tokens.json"
        file={{ type: 'JSON, DTCG' }}
      />
      <DownloadButton
        variant="secondary"
        text="Thème sombre"
        href={darkFile}
        fileName="tassis.dark.tokens.json"
        file={{ type: 'JSON, DTCG' }}
      />
    </Cluster>
  ),
};

export const OfComponents: Story = {
  name: 'Couche 3 · jetons de composants',
  tags: ['pictured', 'still'],
  render: () => layer('component', 'component'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('{semantic.borders.color-border}', { exact: false }),
    ).toBeVisible();
  },
};

export const Roles: Story = {
  name: 'Couche 2 · les rôles',
  render: () => layer('semantic', 'semantic'),
};

export const Palette: Story = {
  name: 'Couche 1 · la palette',
  render: () => layer('palette', 'palette'),
};

export const Scale: Story = {
  name: 'Échelles',
  render: () => layer('scale', 'scale'),
};
