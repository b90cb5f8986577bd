import type { Meta, StoryObj } from '@storybook/react-vite';
import { DashboardSection } from '../section/dashboard-section.tsx';
import { LiveNotice, type LiveNoticeProps } from './live-notice.tsx';

const description = `
Dit que des collègues ont changé ce qui est à l’écran, et l’affiche à la demande. L’avis ne prend aucune place et reste en vue :
rien ne bouge sous la main de qui lit.

- **Dans une liste de travail** : rien à faire, WorkList en a un.
- **Sur une page** : \`useChanges\` apprend ce qui change, et la page relit ce qu’elle montre.

L’avis est un \`<output>\`, annoncé sans interrompre.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | Sur « Afficher » : relit |
`;

function Page(props: LiveNoticeProps) {
  return (
    <>
      <LiveNotice {...props} />
      <DashboardSection title="Commandes">
        <p>CMD-2026-000042, en vérification</p>
        <p>CMD-2026-000041, reçue</p>
      </DashboardSection>
    </>
  );
}

const meta = {
  title: 'Retours/LiveNotice · changements des collègues',
  id: 'retours-livenotice',
  tags: ['stable'],
  component: Page,
  parameters: { docs: { description: { component: description } } },
  args: { text: '3 changements', onShow: () => undefined },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = { name: 'Des changements', tags: ['pictured'] };
export const Unchanged: Story = { name: 'Aucun changement', args: { text: null } };
