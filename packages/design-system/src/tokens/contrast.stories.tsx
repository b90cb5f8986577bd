import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colourPairs, contrast } from './contrast.ts';
import styles from './contrast.stories.module.css';

const meta = {
  title: 'Fondations/Contraste',
  tags: ['stable'],
  parameters: {
    docs: {
      description: {
        component:
          'Chaque paire de rôles qui se rencontre à l’écran, mesurée sur la page telle qu’elle est (changez de thème pour lire l’autre). 4,5 pour un texte, 3 pour un bord ou un anneau de focus, 7 pour ce qui se lit longuement. Un test tient les deux thèmes.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ratio = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** For an edge WCAG has no level beyond AA. */
function getLevel(found: number, least: number): string {
  if (found < least) return 'Insuffisant';
  return found >= 7 && least > 3 ? 'AAA' : 'AA';
}

function ContrastTable() {
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => page.getPropertyValue(`--color-${name}`).trim();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Aperçu</th>
          <th scope="col">Devant</th>
          <th scope="col">Derrière</th>
          <th scope="col">Mesuré</th>
          <th scope="col">Requis</th>
          <th scope="col">Niveau</th>
        </tr>
      </thead>
      <tbody>
        {colourPairs.map(({ foreground, background, least }) => {
          const found = contrast(colour(foreground), colour(background));
          return (
            <tr key={`${foreground} ${background}`}>
              <td>
                <span
                  className={styles['sample']}
                  style={{
                    color: `var(--color-${foreground})`,
                    background: `var(--color-${background})`,
                  }}
                  aria-hidden="true"
                >
                  {least === 3 ? '▢' : 'Aa'}
                </span>
              </td>
              <td>{foreground}</td>
              <td>{background}</td>
              <td>{ratio.format(found)}</td>
              <td>{least.toLocaleString('fr')}</td>
              <td>{getLevel(found, least)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export const Measured: Story = {
  name: 'Toutes les paires',
  tags: ['still', 'pictured'],
  render: () => (
    <div className={styles['frame']}>
      <ContrastTable />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(colourPairs.length + 1);
    await expect(canvas.queryByText('Insuffisant')).toBeNull();
  },
};
