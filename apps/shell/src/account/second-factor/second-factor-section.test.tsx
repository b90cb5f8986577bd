import { readReturnPath, storeReturnPath } from '@tassis/auth';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@tassis/contracts';
import { aUser } from '@tassis/testing/answers';
import { fieldRefusal, refusal, type FakeApi } from '@tassis/testing/area';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAccount } from '../testing/open-account.tsx';

afterEach(cleanup);

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = ['K7QX-2M9D-ABCD-EFGH', 'MNPQ-RSTV-WXYZ-2345'];

/** A server that stores whether the second factor is on. */
function withFactor(given: { enabled: boolean; left?: number }) {
  let enabled = given.enabled;
  return (api: FakeApi) => {
    api
      .on(getSecondFactor, () => ({
        success: true,
        data: { enabled, recovery_codes_left: enabled ? (given.left ?? 10) : 0 },
      }))
      .on(startSecondFactor, () => ({
        success: true,
        data: { secret, otpauth_uri: `otpauth://totp/Tassis:a?secret=${secret}` },
      }))
      .on(confirmSecondFactor, () => {
        enabled = true;
        return { success: true, data: { recovery_codes: codes } };
      })
      .on(renewRecoveryCodes, () => ({ success: true, data: { recovery_codes: codes } }))
      .on(removeSecondFactor, () => {
        enabled = false;
        return undefined;
      });
  };
}

const open = (given: { enabled: boolean; left?: number }) =>
  openAccount('Double authentification', { prepare: withFactor(given) });

type Part = ReturnType<typeof open>['within'];

async function answer(part: Part, button: string, { confirm = button, password = 'secret' } = {}) {
  await userEvent.click(await part.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText('Votre mot de passe'), password);
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
  return dialog;
}

const turnOn = (part: Part) => answer(part, 'Activer', { confirm: 'Continuer' });

describe('turning the second factor on', () => {
  it('goes from the password to the app’s code and then to the recovery codes, which are shown once', async () => {
    const { api, within: part } = open({ enabled: false });
    await turnOn(part);
    const heading = await part.findByRole('heading', { name: 'Relier votre application' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const drawing = part.getByRole('img', { name: 'Code QR pour votre application' });
    expect(drawing.outerHTML).not.toContain('style');
    const app = part.getByRole('link', { name: 'Ouvrir dans l’application' });
    expect(app.getAttribute('href')).toBe(`otpauth://totp/Tassis:a?secret=${secret}`);
    expect(part.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeDefined();
    await userEvent.type(part.getByLabelText('Code à six chiffres'), '123456{Enter}');
    const list = within(await part.findByRole('list', { name: 'Codes de secours' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    expect(api.getCalls(confirmSecondFactor)[0]?.body).toEqual({ code: '123456' });
    await userEvent.click(part.getByRole('button', { name: 'J’ai noté mes codes' }));
    expect(part.queryByText(codes[0] ?? '')).toBeNull();
    expect(part.getByText('Il vous reste 10 codes de secours.')).toBeDefined();
    expect(part.getByText('Activée')).toBeDefined();
  });

  it('says why the role requires it, and then redirects to where the person came from', async () => {
    storeReturnPath('/admin-dashboard/orders?page=2');
    const { within: part, address } = openAccount('Double authentification', {
      user: aUser('admin', { second_factor_required: true }),
      prepare: withFactor({ enabled: false }),
    });
    expect(await part.findByText('Votre rôle demande la double authentification')).toBeDefined();
    await turnOn(part);
    await userEvent.type(await part.findByLabelText('Code à six chiffres'), '123456{Enter}');
    await userEvent.click(await part.findByRole('button', { name: 'J’ai noté mes codes' }));
    await waitFor(() => expect(address()).toBe('/admin-dashboard/orders?page=2'));
    expect(readReturnPath()).toBeNull();
  });

  it('keeps the dialog open when the password is wrong', async () => {
    const { api, within: part } = open({ enabled: false });
    api.on(startSecondFactor, () =>
      fieldRefusal({ password: ['Ce mot de passe n’est pas le bon.'] }),
    );
    const dialog = await turnOn(part);
    expect(await dialog.findByText('Ce mot de passe n’est pas le bon.')).toBeDefined();
    const field = dialog.getByLabelText<HTMLInputElement>('Votre mot de passe');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('secret');
  });

  it('keeps the step open when the code is wrong, and can be cancelled', async () => {
    const { api, within: part } = open({ enabled: false });
    await turnOn(part);
    api.on(confirmSecondFactor, () => fieldRefusal({ code: ['Ce code n’est pas valide.'] }));
    await userEvent.type(await part.findByLabelText('Code à six chiffres'), '000000{Enter}');
    expect(await part.findByRole('link', { name: 'Ce code n’est pas valide.' })).toBeDefined();
    await userEvent.click(part.getByRole('button', { name: 'Annuler' }));
    expect(part.getByRole('button', { name: 'Activer' })).toBeDefined();
  });

  it('says that another tab was faster, and shows the current state', async () => {
    const { api, within: part } = open({ enabled: false });
    await part.findByRole('button', { name: 'Activer' });
    withFactor({ enabled: true })(api);
    const message = 'La double authentification est déjà activée.';
    api.on(startSecondFactor, () => refusal(409, 'second_factor_on', message));
    const dialog = await turnOn(part);
    expect(await dialog.findByText(message)).toBeDefined();
    await waitFor(() => expect(part.getByText('Activée')).toBeDefined());
  });
});

async function showCodes() {
  const view = open({ enabled: true });
  const { within: part } = view;
  await answer(part, 'Renouveler les codes de secours', { confirm: 'Renouveler' });
  await part.findByRole('list', { name: 'Codes de secours' });
  return { ...view, part };
}

async function endOwnSession() {
  await userEvent.click(screen.getByRole('button', { name: 'Déconnecter Cet appareil' }));
  const sure = within(await screen.findByRole('alertdialog'));
  await userEvent.click(sure.getByRole('button', { name: 'Déconnecter' }));
}

/** Whether the browser asks before the page is left. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('the recovery codes', () => {
  it('can be renewed, copied, downloaded and printed', async () => {
    const user = userEvent.setup(); // with a clipboard
    const { part } = await showCodes();
    await user.click(part.getByRole('button', { name: 'Copier\u202F: Codes de secours' }));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    expect(part.getByText('Copié')).toBeDefined();

    let saved: Blob | undefined;
    URL.createObjectURL = (blob: Blob) => {
      saved = blob;
      return 'blob:codes';
    };
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    await user.click(part.getByRole('button', { name: 'Télécharger' }));
    expect(await saved?.text()).toContain(`client@example.com`);
    expect(await saved?.text()).toContain(codes.join('\n'));
    expect(click).toHaveBeenCalledOnce();

    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(part.getByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('a person who leaves the page before noting them is asked first', async () => {
    const { part } = await showCodes();
    expect(asksBeforeLeaving()).toBe(true);
    await userEvent.click(part.getByRole('button', { name: 'J’ai noté mes codes' }));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('a navigation to another page asks first', async () => {
    const { part, router, address } = await showCodes();
    await act(() => router.navigate('/account#profil'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(() => router.navigate('/client-dashboard'));
    await userEvent.click(await screen.findByRole('button', { name: 'Revenir aux codes' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(part.getByText(codes[0] ?? '')).toBeDefined();
    await act(() => router.navigate(-1));
    expect(address()).toBe('/account');
    await act(() => router.navigate('/client-dashboard'));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans les codes' }));
    await waitFor(() => expect(address()).toBe('/client-dashboard'));
  });

  it('a sign-out asks first', async () => {
    const { part, session } = await showCodes();
    const signOut = vi.spyOn(session, 'signOut');
    await endOwnSession();
    await userEvent.click(await screen.findByRole('button', { name: 'Revenir aux codes' }));
    expect(signOut).not.toHaveBeenCalled();
    expect(part.getByText(codes[0] ?? '')).toBeDefined();
    await endOwnSession();
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans les codes' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });

  it('a warning appears when few are left', async () => {
    const { within: part } = open({ enabled: true, left: 1 });
    expect(await part.findByText('Il vous reste 1 code de secours.')).toBeDefined();
    expect(part.getByText(/Renouvelez-les/u)).toBeDefined();
  });
});

it('turning it off asks for the password once', async () => {
  const { api, within: part } = open({ enabled: true });
  await answer(part, 'Désactiver');
  expect(await screen.findByText('La double authentification est désactivée.')).toBeDefined();
  expect(await part.findByRole('button', { name: 'Activer' })).toBeDefined();
  expect(api.getCalls(removeSecondFactor).map(({ body }) => body)).toEqual([
    { password: 'secret' },
  ]);
});

it('an unknown state can be loaded again', async () => {
  const { api, within: part } = openAccount('Double authentification', {
    prepare: (fake) => fake.on(getSecondFactor, () => refusal(403, 'forbidden')),
  });
  await userEvent.click(await part.findByRole('button', { name: 'Réessayer' }));
  expect(api.getCalls(getSecondFactor)).toHaveLength(2);
});
