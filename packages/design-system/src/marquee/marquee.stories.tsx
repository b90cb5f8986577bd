import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { inBand } from '../layout/story-frames.tsx';
import { Marquee, MarqueeRow } from './marquee.tsx';

const cities = ['Rabat', 'Casablanca', 'Tanger', 'Marrakech', 'Agadir', 'Fès', 'Meknès', 'Oujda'];
const items = cities.map((city) => ({
  key: city,
  content: <Card padding="l">{city}</Card>,
}));

const meta = {
  title: 'Vitrine/Marquee · bande qui défile',
  id: 'vitrine-marquee',
  tags: ['stable'],
  component: Marquee,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Défile à vitesse constante (65 px/s), s’arrête sous le pointeur ou le focus, et par un interrupteur visible qui marche sans script (WCAG 2.2.2). Si la personne préfère moins de mouvement : une liste immobile. Les copies sont cachées aux lecteurs d’écran et au clavier.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Tab | va à l’interrupteur |',
          '| Espace | fige, puis relance |',
        ].join('\n'),
      },
    },
  },
  args: {
    pauseLabel: 'Figer les villes',
    children: [
      <MarqueeRow key="first" items={items} label="Villes" />,
      <MarqueeRow key="second" items={items} label="Villes, à rebours" direction="right" />,
    ],
  },
  decorators: [inBand],
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoRows: Story = { name: 'Deux rangées opposées', tags: ['pictured'] };

export const Paused: Story = {
  name: 'Figé au clavier',
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const [track] = canvasElement.querySelectorAll('[class*="track"]');
    if (!track) throw new Error('no track');
    // With reduced motion there is neither movement nor a pause switch.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(getComputedStyle(track).animationName).toBe('none');
      await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
      return;
    }
    await expect(getComputedStyle(track).animationPlayState).toBe('running');
    await userEvent.tab();
    const pause = within(canvasElement).getByRole('checkbox', { name: 'Figer les villes' });
    await expect(pause).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(pause).toBeChecked();
    await expect(getComputedStyle(track).animationPlayState).toBe('paused');
  },
};
