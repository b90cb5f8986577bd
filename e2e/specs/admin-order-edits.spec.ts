import { expect, test } from '../browser/test.ts';
import { appReady } from '../browser/app.ts';
import { press, tabTo, typeInto } from '../pages/keyboard.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { aColleague } from '../system/colleague.ts';
import { placeCreation, readCompany } from '../system/admin-orders.ts';

test(
  'an associate that two people change at once is decided field by field, with the keyboard alone',
  { tag: '@deep' },
  async ({ page, watch }) => {
    const order = await placeCreation();
    const colleague = await ApiUser.signIn(mainSystem.api, await aColleague());
    await haveSession(page, 'admin@demo.tassis.ma');
    const form = page.getByRole('form', { name: 'Modifier Salma Tazi' });
    const field = (label: string) => form.getByLabel(label, { exact: true });
    const save = form.getByRole('button', { name: 'Enregistrer' });

    await test.step('the associate turns into a form', async () => {
      await page.goto(`/admin-dashboard/order/${order.id}`);
      await appReady(page);
      await press(page, page.getByRole('button', { name: 'Modifier Salma Tazi' }), 'Enter');
      await expect(form.getByRole('radio', { name: 'Physique' })).toBeFocused();
      await tabTo(page, field('Lieu de naissance'));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Oujda');
      await typeInto(page, field('Ville'), 'Taza');
    });

    await test.step('a colleague is faster', async () => {
      const { service, company, associates } = await readCompany(colleague, order.id);
      const [{ id, ...associate } = { id: '' }] = associates;
      const answer = await colleague.put(
        `/admin/orders/${order.id}/service/${service}/company/${company}/associate/${id}`,
        {
          reason: 'À la demande du client',
          data: { ...associate, city: 'Fès', address: '9, rue Neuve' },
        },
        1,
      );
      expect(answer.status).toBe(200);
    });

    await test.step('both values are shown, and theirs is taken', async () => {
      watch.expectComplaint(/status of 409/);
      await typeInto(page, field('Motif'), 'Mis en accord avec la pièce d’identité');
      await page.keyboard.press('Enter');
      const conflict = page.getByRole('alert').filter({ hasText: 'entre-temps' });
      await expect(conflict).toBeFocused();
      await expect(conflict).toContainText('9, rue Neuve');
      await expect(field('Ville')).toHaveValue('Taza');
      await tabTo(page, conflict.getByRole('radio', { name: /^Garder la vôtre/u }));
      await page.keyboard.press('ArrowRight');
      await expect(
        conflict.getByRole('radio', { name: /^Prendre celle qui est enregistrée/u }),
      ).toBeChecked();
      await expect(field('Ville')).toHaveValue('Fès');
    });

    await test.step('nothing of the two is lost', async () => {
      await press(page, save, 'Enter');
      const edit = page.getByRole('button', { name: 'Modifier Salma Tazi' });
      await expect(edit).toBeFocused();
      await expect(page.locator('#audit')).toContainText('Karim Alaoui');
      const { associates } = await readCompany(colleague, order.id);
      expect(associates[0]).toMatchObject({
        city: 'Fès',
        address: '9, rue Neuve',
        placeOfBirth: 'Oujda',
      });
    });
  },
);
