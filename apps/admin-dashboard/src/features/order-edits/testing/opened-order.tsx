import { getAdminOrder, type AdminOrder, type Contract } from '@tassis/contracts';
import { aCreationOrder, anAdminOrder, aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { aManager, aPhysicalAssociate, companyCreationData } from '@tassis/testing/builders';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../../area.tsx';

/** A company of two associates, Salma Tazi and Nour Alami, with the external manager Adam Filali. */
export const creation = anAdminOrder(
  aCreationOrder(
    7,
    companyCreationData({
      capital: 40_000,
      associates: [
        aPhysicalAssociate({ firstName: 'Salma', lastName: 'Tazi', numerical_amount: 30_000 }),
        aPhysicalAssociate({ firstName: 'Nour', lastName: 'Alami', numerical_amount: 10_000 }),
      ],
      externalManagers: [aManager({ firstName: 'Adam', lastName: 'Filali' })],
      negativeCertificateAssociate: 0,
    }),
  ),
);

/** Opens the page of an order; `contract` is the edit that the test watches. */
export function openOrder(
  order: AdminOrder,
  contract: Contract,
  reply: () => unknown = () => answer(order),
) {
  const api = new FakeApi().on(getAdminOrder, () => answer(order)).on(contract, reply);
  renderArea(area, { at: `/admin-dashboard/order/${order.id}`, api, user: aUser('admin') });
  return { api, sent: () => api.getCalls(contract) };
}

export const answer = (order: AdminOrder, changes: Partial<AdminOrder> = {}) => ({
  success: true,
  data: { ...order, version: order.version + 1, ...changes },
});

/** The first on-demand import of the page takes some seconds. */
const PATIENCE = { timeout: 20_000 };

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, PATIENCE));
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const put = async (label: string | RegExp, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};
export const reason = () => put(/^Motif/u, 'À la demande du client');
export const save = () => press('Enregistrer');
