import {
  getClientOrder,
  getFirm,
  listClientDocuments,
  listClientOrderMessages,
  type Order,
} from '@tassis/contracts';
import {
  aListPage,
  aCreationOrder,
  aDomiciliationOrder,
  aUser,
  firmAnswer,
} from '@tassis/testing/answers';
import {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  certificateData,
  companyCreationData,
  domiciliationData,
  seeded,
} from '@tassis/testing/builders';
import { AreaScreen, FakeApi, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from '../area.tsx';

const meta = {
  title: 'Écrans/Espace client/Une commande',
  id: 'écrans-commandes-d-un-client',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Ce qui a été commandé, relu par le client\u202F: une création d’entreprise avec ses associés et gérants, une domiciliation.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const random = seeded(44);
const creation = aCreationOrder(
  8,
  companyCreationData({
    capital: 150_000,
    acronym: 'ASC',
    addressType: 'domiciliation',
    associates: [
      aPhysicalAssociate({ numerical_amount: 60_000 }, random),
      aPhysicalAssociate(
        {
          nationality: 'French',
          identificationType: 'carteSejour',
          cin: null,
          carteSejour: 'C012345',
          isManager: false,
          contributionTypes: ['Numerical', 'nonNumerical'],
          numerical_amount: 20_000,
          description:
            'Matériel de conférence, deux véhicules utilitaires et un fonds documentaire',
          contribution_valorisation: 42_500.5,
        },
        random,
      ),
      aMoralAssociate({ numerical_amount: 27_499.5 }, random),
    ],
    externalManagers: [aManager({}, random)],
  }),
);
const fifty = aCreationOrder(
  9,
  companyCreationData({
    ...certificateData(random),
    legalStatus: 'SA',
    capital: 500_000,
    associates: Array.from({ length: 50 }, () => aPhysicalAssociate({}, random)),
  }),
);
const domiciliation = aDomiciliationOrder(
  10,
  domiciliationData({ managers: [aManager({}, random), aManager({}, random)] }),
);

function shown(order: Order, page: 'details' | 'confirmation'): Story {
  const api = new FakeApi()
    .on(getClientOrder, () => ({ success: true, data: order }))
    .on(listClientDocuments, () => aListPage([]))
    .on(listClientOrderMessages, () => aListPage([]))
    .on(getFirm, () => firmAnswer());
  const at = {
    details: `/client-dashboard/order/details/${order.id}`,
    confirmation: `/client-dashboard/order-confirmation?order=${order.id}`,
  }[page];
  return {
    args: { area, at, api, user: aUser('client') },
    play: async ({ canvas }) => {
      await canvas.findAllByText(order.reference);
      await canvas.findByRole('heading', { name: /gérants$/iu });
    },
  };
}

export const Creation: Story = { name: 'Une création', ...shown(creation, 'details') };
export const CreationConfirmed: Story = {
  name: 'Une création enregistrée',
  ...shown(creation, 'confirmation'),
};
export const FiftyAssociates: Story = {
  name: 'Cinquante associés',
  ...shown(fifty, 'confirmation'),
};
export const Domiciliation: Story = {
  name: 'Une domiciliation',
  ...shown(domiciliation, 'details'),
};
