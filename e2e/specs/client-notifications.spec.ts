import { randomUUID } from 'node:crypto';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';

test('a notification read in one tab is read in the others, and on their bells, at once', async ({
  page,
}) => {
  const { email, password } = await registerClient(mainSystem.api);
  const client = await ApiUser.signIn(mainSystem.api, email, password);
  await client.order(randomUUID(), 'Conseil aux entreprises');
  await haveSession(page, email, password);
  await page.goto('/client-dashboard/notification');
  const other = await page.context().newPage();
  await other.goto('/client-dashboard/profile');
  const getBell = (tab: typeof page, name: string) => tab.getByRole('link', { name, exact: true });
  await expect(getBell(other, 'Notifications, 1 non lue')).toBeVisible();

  await test.step('one that comes is counted and shown in both', async () => {
    await client.order(randomUUID(), 'Commerce de tapis');
    await expect(getBell(other, 'Notifications, 2 non lues')).toBeVisible();
    await expect(page.getByText('Non lue.')).toHaveCount(2);
  });

  await test.step('one that is read by its link is read elsewhere too', async () => {
    await page
      .getByRole('link', { name: /Commande reçue/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CMD-');
    await expect(getBell(other, 'Notifications, 1 non lue')).toBeVisible();
    await expect(getBell(page, 'Notifications, 1 non lue')).toBeVisible();
  });

  await test.step('one that was thrown away comes back', async () => {
    await page.goBack();
    const notifications = page.getByRole('list', { name: 'Vos notifications' });
    await expect(notifications.getByRole('listitem')).toHaveCount(2);
    await page
      .getByRole('button', { name: /^Actions pour/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await expect(notifications.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(notifications.getByRole('listitem')).toHaveCount(2);
  });
});
