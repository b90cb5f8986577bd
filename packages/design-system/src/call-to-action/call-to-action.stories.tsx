import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { MailIcon } from '../icons/mail.tsx';
import { MessageIcon } from '../icons/message.tsx';
import { PhoneIcon } from '../icons/phone.tsx';
import { CallToAction } from './call-to-action.tsx';

const meta = {
  title: 'Vitrine/CallToAction · appel à l’action',
  id: 'vitrine-calltoaction',
  tags: ['stable'],
  component: CallToAction,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'La dernière bande d’une page publique. Une région nommée par son titre ; les liens directs font toute la ligne. Au clavier, Tab passe d’une action à la suivante.',
      },
    },
  },
  args: {
    title: 'Parlons de votre projet',
    lead: <p>Décrivez-le en quelques lignes : vous recevez un devis détaillé, sans engagement.</p>,
    actions: (
      <>
        <Button variant="primary" size="l" onInk href="#contact">
          Demander un devis gratuit
        </Button>
        <Button size="l" onInk href="#services">
          Explorer nos services
        </Button>
      </>
    ),
    ways: [
      {
        label: 'Téléphone',
        text: '+212 5 22 00 00 00',
        href: 'tel:+212522000000',
        icon: <PhoneIcon size={24} />,
      },
      {
        label: 'WhatsApp',
        text: '+212 6 00 00 00 00',
        href: '#whatsapp',
        icon: <MessageIcon size={24} />,
      },
      {
        label: 'E-mail',
        text: 'contact@tassis.example',
        href: 'mailto:contact@tassis.example',
        icon: <MailIcon size={24} />,
      },
    ],
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWays: Story = { name: 'Avec les liens directs', tags: ['pictured'] };
export const Waiting: Story = { name: 'Liens directs attendus', args: { ways: null } };
export const Alone: Story = { name: 'Seul', tags: ['pictured'], args: { ways: undefined } };
