import { getAdminOrder, updateOrderAssociate, type AdminOrder } from '@tassis/contracts';
import { aCreationOrder, aDomiciliationOrder, anAdminOrder, aUser } from '@tassis/testing/answers';
import { aPhysicalAssociate, companyCreationData, seeded } from '@tassis/testing/builders';
import { AreaScreen, FakeApi, screenParameters, staleRefusal } from '@tassis/testing/screen';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const creation = anAdminOrder(
  aCreationOrder(
    7,
    companyCreationData({
      capital: 40_000,
      associates: [
        aPhysicalAssociate({ firstName: 'Salma', lastName: 'Tazi', numerical_amount: 30_000 }),
        aPhysicalAssociate(
          { firstName: 'Nour', lastName: 'Alami', numerical_amount: 10_000 },
          seeded(2),
        ),
      ],
      externalManagers: [],
      negativeCertificateAssociate: 0,
    }),
  ),
);
const domiciliation = anAdminOrder(aDomiciliationOrder(7));

/** The order after a colleague has saved it meanwhile. */
const theirs = structuredClone(creation);
theirs.version = 2;
for (const { company } of theirs.services) {
  Object.assign(company?.associates[0] ?? {}, { city: 'Fès', address: '9, rue Neuve' });
}

const serve = (order: AdminOrder) =>
  new FakeApi()
    .on(getAdminOrder, () => ({ success: true, data: order }))
    .on(updateOrderAssociate, () => staleRefusal(theirs));

const meta = {
  title: 'Écrans/Administration/Modifier une commande',
  id: 'écrans-administration-modifier',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Chaque partie de la page d’une commande devient son formulaire, à sa place ; deux personnes à la fois choisissent champ par champ.',
  ),
  args: {
    area,
    user: aUser('admin'),
    at: `/admin-dashboard/order/${creation.id}`,
    api: serve(creation),
  },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByLabelText('Motif');
  };

const put = async ({ canvas, userEvent }: StoryContext, label: string, text: string) => {
  const field = canvas.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Company: Story = { name: 'La société', play: open(/^Modifier Société/u) };

export const Associate: Story = {
  name: 'Un associé : les apports ne font plus le capital',
  play: async (context) => {
    await open(/^Modifier Salma Tazi/u)(context);
    await put(context, 'Montant de l’apport en numéraire', '35000');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Enregistrer' }));
    await context.canvas.findByRole('alert', { name: 'Rien n’a été enregistré' });
  },
};

export const Conflict: Story = {
  name: 'Un associé : quelqu’un d’autre a été plus rapide',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(/^Modifier Salma Tazi/u)(context);
    await put(context, 'Ville', 'Taza');
    await put(context, 'Motif', 'À la demande du client');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(
      await canvas.findByRole('radio', { name: /^Prendre celle qui est enregistrée/u }),
    );
  },
};

export const NewAssociate: Story = {
  name: 'Un associé de plus',
  play: open(/^Ajouter un associé/u),
};

export const Removal: Story = {
  name: 'Retirer un associé',
  play: open(/^Retirer Nour Alami/u),
};

export const Domiciliation: Story = {
  name: 'La domiciliation',
  args: { at: `/admin-dashboard/order/${domiciliation.id}`, api: serve(domiciliation) },
  play: open(/^Modifier Domiciliation/u),
};
