import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import captions from './sample.vtt?url';
import poster from './sample-poster.svg?url';
import video from './sample.webm?url';
import { VideoPlayer } from './video-player.tsx';

const meta = {
  title: 'Vitrine/VideoPlayer · vidéo',
  id: 'vitrine-videoplayer',
  tags: ['stable'],
  component: VideoPlayer,
  args: {
    sources: [{ src: video, type: 'video/webm' }],
    poster,
    label: 'Une journée dans nos bureaux',
    texts: {
      play: 'Lire la vidéo',
      pause: 'Mettre la vidéo en pause',
      mute: 'Couper le son',
      unmute: 'Remettre le son',
      seek: 'Avancement de la vidéo',
      position: (at, of) => `${at} sur ${of}`,
      captions: 'Sous-titres',
      failed: 'La vidéo n’a pas pu être chargée.',
    },
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Muette, en boucle, elle ne se lit que lorsqu’on la voit et rien n’en est chargé avant qu’elle approche. Lecture refusée, mouvement réduit ou données économisées : elle attend qu’on appuie. Sans script : les commandes du navigateur.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Tab | lecture, barre, sous-titres, son |',
          '| Entrée, Espace | appuie |',
          '| ← → | avance ou recule dans la barre |',
          '| Début, Fin | début, fin |',
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simple' };
export const Captioned: Story = {
  name: 'Avec sous-titres',
  tags: ['pictured'],
  args: { captions: [{ src: captions, srcLang: 'fr', label: 'Français' }] },
};

export const ByKeyboard: Story = {
  name: 'Menée au clavier',
  // No picture is taken, because it stops at a random frame.
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const player = within(canvasElement);
    const element = canvasElement.querySelector('video');
    if (!element) throw new Error('No video');
    await userEvent.tab();
    // The video may have started by itself, so one or two presses start it.
    if (element.paused) await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(player.getByRole('button', { name: 'Mettre la vidéo en pause' })).toHaveFocus(),
    );
    await waitFor(() => expect(player.getByRole('slider')).toBeEnabled());
    await userEvent.keyboard('{Enter}');
    await expect(element.paused).toBe(true);
    await userEvent.tab();
    await expect(player.getByRole('slider', { name: 'Avancement de la vidéo' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(element.muted).toBe(false);
    await expect(player.getByRole('button', { name: 'Couper le son' })).toHaveFocus();
  },
};

export const Failed: Story = {
  name: 'Introuvable',
  args: { sources: [{ src: '/absente.webm', type: 'video/webm' }] },
  play: async ({ canvasElement }) => {
    // With reduced motion a press is needed.
    canvasElement.querySelector('video')?.load();
    const [play] = within(canvasElement).queryAllByRole('button');
    if (play) await userEvent.click(play);
    await within(canvasElement).findByRole('status');
  },
};
