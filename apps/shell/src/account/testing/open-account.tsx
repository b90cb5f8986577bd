import type { User } from '@tassis/contracts';
import { defineArea, paths } from '@tassis/platform';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { screen, within } from '@testing-library/react';
import { Component } from '../../pages/account-page.tsx';
import { answerAccount } from './account-api.ts';

/** Opens /account for somebody, on an API that answers; returns the part of the page that is under test. */
export function openAccount(
  part: string,
  given: { user?: User; prepare?: (api: FakeApi) => void; at?: string } = {},
) {
  const { user = aUser('client'), at = paths.account } = given;
  modalsInJsdom();
  const api = answerAccount(new FakeApi());
  given.prepare?.(api);
  const area = defineArea({ id: 'shell', routes: [{ path: paths.account, Component }] });
  const view = renderArea(area, { at, api, user });
  return { api, ...view, within: within(screen.getByRole('region', { name: part })) };
}

/** jsdom knows `<dialog>`, but not how it opens. */
function modalsInJsdom(): void {
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = close;
  Element.prototype.scrollIntoView = () => undefined;
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
}
