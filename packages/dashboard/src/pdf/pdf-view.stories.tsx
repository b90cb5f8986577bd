import { downloadFile, linkDocument } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aPdf } from '@tassis/testing/builders';
import { AreaScreen, FakeApi, refusal } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PdfView } from './pdf-view.tsx';

const description = `
Un document PDF lu dans la page, à côté de ce qu’il faut en décider. Ses feuilles sont dessinées l’une sous l’autre, quand on y
arrive ; leur texte se sélectionne et se lit à voix haute. Rien de ce que contient le fichier ne s’exécute.

- **Pour** : vérifier une pièce sans quitter l’écran. Pour seulement l’enregistrer : DownloadButton.
- **Le lecteur** est un script à part, chargé avec le premier document.

| Touche | Effet |
| --- | --- |
| Tab | Les boutons, puis les feuilles |
| Flèches, Page suivante | Sur les feuilles : les fait défiler |
`;

const token = 'a'.repeat(43);
const bytes = Uint8Array.from(
  atob(aPdf(['Certificat negatif no 1234567', 'ICE 001234567000089'])),
  (character) => character.codePointAt(0) ?? 0,
);
const link = () => ({ success: true, data: { url: `/api/downloads/${token}` } });
const api = new FakeApi().on(linkDocument, link).on(downloadFile, () => new Blob([bytes]));
const refusing = new FakeApi().on(linkDocument, () =>
  refusal(404, 'not_found', 'Ce document n’existe plus.'),
);

function Shown({ from }: { from: FakeApi }) {
  const element = <PdfView id="00000000-0000-4000-8000-000000000001" name="Certificat.pdf" />;
  const area = defineArea({ id: 'admin-dashboard', routes: [{ path: '/', element }] });
  return <AreaScreen area={area} at="/" api={from} />;
}

const meta = {
  title: 'Données/PdfView · document dans la page',
  id: 'données-pdfview',
  tags: ['stable'],
  component: Shown,
  parameters: { docs: { description: { component: description }, story: { inline: false } } },
  args: { from: api },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  name: 'Lu',
  tags: ['long'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('ICE 001234567000089')).toBeInTheDocument();
    await waitFor(() => expect(countInk(canvasElement)).toBeGreaterThan(200));
  },
};

export const Larger: Story = {
  name: 'Agrandi',
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('ICE 001234567000089');
    const before = canvasElement.querySelector('canvas')?.clientWidth ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Agrandir' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('canvas')?.width).toBeGreaterThan(before * 1.4),
    );
    await waitFor(() => expect(countInk(canvasElement)).toBeGreaterThan(200));
  },
};

export const Failed: Story = {
  name: 'En échec',
  args: { from: refusing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce document n’existe plus.')).toBeInTheDocument();
  },
};

/** Counts the dark pixels of the first page. */
function countInk(element: HTMLElement): number {
  const canvas = element.querySelector('canvas');
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return data ? data.filter((value, index) => index % 4 === 0 && value < 128).length : 0;
}
