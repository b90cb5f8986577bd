import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose.tsx';

const html = `
<p>La loi vous donne le droit de savoir ce que nous gardons de vous. Cette page dit <strong>quoi, pourquoi et combien de temps</strong>.</p>
<h2 id="combien-de-temps">Combien de temps</h2>
<table>
  <thead><tr><th>Données</th><th>Durée</th></tr></thead>
  <tbody>
    <tr><td>Demande de rappel</td><td>un an</td></tr>
    <tr><td>Factures et documents</td><td>dix ans, comme le demande la loi comptable</td></tr>
  </tbody>
</table>
<h2 id="vos-droits">Vos droits</h2>
<ul>
  <li>Recevoir copie de vos données.</li>
  <li>Les faire corriger, ou <a href="#vos-droits">vous opposer</a> à leur usage.</li>
</ul>
<h3 id="sans-reponse">Sans réponse de notre part</h3>
<blockquote><p>Toute personne peut saisir la commission nationale.</p></blockquote>`;

const meta = {
  title: 'Vitrine/Prose · texte long',
  id: 'vitrine-prose',
  component: Prose,
  args: { html },
  parameters: {
    docs: {
      description: {
        component:
          'Un texte long, écrit en Markdown : conditions, guides, articles. Là où la place manque, chaque ligne d’un tableau devient un paragraphe, la première case son titre ; rien ne défile de côté. Aucune touche, les liens sont des liens.',
      },
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongText: Story = { name: 'Texte long', tags: ['pictured'] };
