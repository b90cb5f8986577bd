import {
  correctOrder,
  getClientOrder,
  getFirm,
  listClientOrderMessages,
  type Order,
} from '@tassis/contracts';
import { aCreationOrder, aListPage, aUser, firmAnswer } from '@tassis/testing/answers';
import {
  aManager,
  aPhysicalAssociate,
  certificateData,
  companyCreationData,
  seeded,
} from '@tassis/testing/builders';
import { AreaScreen, FakeApi, fieldRefusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from '../../area.tsx';

const meta = {
  title: 'Écrans/Espace client/Commande à corriger',
  id: 'écrans-commande-à-corriger',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Ce que le cabinet demande au client de revoir, et rien d’autre\u202F: personnes et PDF compris, sous ce qu’il en dit.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const random = seeded(61);
const placed = aCreationOrder(
  12,
  companyCreationData({
    ...certificateData(random),
    capital: 40_000,
    associates: [
      aPhysicalAssociate({ numerical_amount: 30_000 }, random),
      aPhysicalAssociate({ numerical_amount: 10_000 }, random),
    ],
    externalManagers: [aManager({}, random)],
  }),
);

function waiting(asked: Readonly<Record<string, readonly string[]>>): Order {
  return {
    ...placed,
    status: 'awaiting_client',
    next_actor: 'client',
    corrections: Object.entries(asked).flatMap(([message, fields]) =>
      fields.map((field) => ({ field: `services.0.data.${field}`, message })),
    ),
  };
}

const certificate = 'Le certificat est illisible\u202F: envoyez une copie plus nette.';
const person = 'La CIN de l’associé ne correspond pas au nom\u202F: vérifiez les deux.';
const order = waiting({
  [certificate]: ['certificate', 'certificatNumber'],
  [person]: ['associates.1.lastName', 'associates.1.identificationType', 'associates.1.cin'],
});
const shares = waiting({ 'Les apports sont à répartir autrement.': ['capital'] });

const serve = (served: Order) =>
  new FakeApi()
    .on(getClientOrder, () => ({ success: true, data: served }))
    .on(listClientOrderMessages, () => aListPage([]))
    .on(getFirm, () => firmAnswer())
    .on(correctOrder, () =>
      fieldRefusal({ 'services.0.data.capital': ['Ce capital est trop élevé.'] }),
    );

const base = { area, at: `/client-dashboard/order/details/${order.id}`, user: aUser('client') };

export const Asked: Story = {
  name: 'Un certificat et une personne',
  args: { ...base, api: serve(order) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Passeport' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Renvoyer ma demande' }));
    await canvas.findByText('Rien n’a été envoyé');
  },
};

export const Refused: Story = {
  name: 'Refusée par l’API',
  args: { ...base, api: serve(shares) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer ma demande' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer quand même' }));
    await canvas.findAllByText(/Ce capital est trop élevé\./u);
  },
};
