import { randomUUID } from 'node:crypto';
import { appReady } from '../browser/app.ts';
import { expect, test } from '../browser/test.ts';
import { mainSystem } from '../system/addresses.ts';
import { mailedLink } from '../system/mails.ts';

test('a half hour is booked by the keyboard on a phone, and cancelled by the link in its mail', async ({
  page,
}) => {
  const email = `e2e-${randomUUID()}@example.ma`;
  const form = page.getByRole('form', { name: 'Consultation gratuite de 30 minutes' });
  const days = form.getByLabel(/Quand vous appeler/);
  const hours = form.getByRole('group', { name: /À quelle heure/ });
  await page.setViewportSize({ width: 390, height: 844 });

  const when = await test.step('a day and a time are chosen, and booked', async () => {
    await page.goto('/contact');
    await appReady(page);
    await form.getByLabel(/Téléphone/).fill('0612345678');
    await days.selectOption({ index: 2 });
    const day = (await days.locator('option:checked').textContent()) ?? '';
    await days.press('Tab');
    await expect(hours.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const time = await hours.locator('label:has(:checked)').innerText();
    await form.getByLabel(/Adresse e-mail/).fill(email);
    await page.keyboard.press('Enter');
    const booked = page.getByRole('status').filter({ hasText: 'C’est réservé' });
    await expect(booked).toContainText(`${day} `);
    await expect(booked).toContainText(`à ${time}`);
    await expect(booked).toBeInViewport();
    await expect(booked.getByRole('link', { name: /Ajouter à mon agenda/ })).toBeVisible();
    return { day, time };
  });

  await test.step('nobody else is offered it', async () => {
    await page.reload();
    await appReady(page);
    await days.selectOption(when.day);
    await expect(hours.getByRole('radio').first()).toBeAttached();
    await expect(hours.getByLabel(when.time)).toHaveCount(0);
  });

  await test.step('the link of the mail cancels it', async () => {
    await page.goto(await mailedLink(mainSystem, 'appointment-booked', email));
    await expect(page.getByRole('main')).toContainText(`à ${when.time}`);
    await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est annulé');
  });

  await test.step('the half hour is offered again', async () => {
    await page.getByRole('link', { name: 'Choisir une autre heure' }).click();
    await expect(page).toHaveURL('/contact#consultation');
    await days.selectOption(when.day);
    await expect(hours.getByLabel(when.time)).toBeAttached();
  });
});
