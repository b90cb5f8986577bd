import type { User } from '@tassis/contracts';
import { defineArea, paths } from '@tassis/platform';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { screen, within } from '@testing-library/react';
import {
  frenchSite,
  SiteLanguageContext,
  type SiteLanguage,
} from '../../language/site-language.ts';
import { MayEnterContext } from '../../areas/access.ts';
import { Component } from '../../pages/account-page.tsx';
import { answerAccount } from './account-api.ts';

interface Given {
  user?: User;
  prepare?: (api: FakeApi) => void;
  at?: string;
  language?: SiteLanguage;
}

/** Opens /account for a user on a working API; returns the section of the page that is tested. */
export function openAccount(part: string, given: Given = {}) {
  const { user = aUser('client'), at = paths.account, language = frenchSite([]) } = given;
  modalsInJsdom();
  const api = answerAccount(new FakeApi());
  given.prepare?.(api);
  const element = (
    <SiteLanguageContext value={language}>
      <MayEnterContext value={() => Promise.resolve(true)}>
        <Component />
      </MayEnterContext>
    </SiteLanguageContext>
  );
  const area = defineArea({ id: 'shell', routes: [{ path: paths.account, element }] });
  const view = renderArea(area, { at, api, user });
  return { api, ...view, within: within(screen.getByRole('region', { name: part })) };
}

/** jsdom has `<dialog>` without its methods. */
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
