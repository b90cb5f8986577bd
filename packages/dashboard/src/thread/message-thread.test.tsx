import {
  linkDocument,
  listAdminOrderMessages,
  markAdminOrderMessagesAsRead,
  sendAdminOrderMessage,
  type OrderMessage,
} from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aListPage, anOrderMessage, aUser, aUuid } from '@tassis/testing/answers';
import { FakeApi, fieldRefusal, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageThread } from './message-thread.tsx';

/** Simulates that every observed element is in view. */
class AllInView {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    queueMicrotask(() => this.#tell([{ isIntersecting: true }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const orderId = aUuid(7);
const own = anOrderMessage(2, { side: 'staff', author: 'Salma Idrissi', text: 'Oui, demain.' });
const theirs = anOrderMessage(1, { text: 'Est-ce prêt ?', read_at: own.created_at });

/** The staff's thread of an order; a sent message is in the next answer. */
function open(first: OrderMessage[] = [own, theirs], total = first.length) {
  const messages = [...first];
  const api = new FakeApi()
    .on(listAdminOrderMessages, ({ query }) =>
      aListPage(query['page'] === '2' ? [anOrderMessage(0, { text: 'Le premier' })] : messages, {
        total,
      }),
    )
    .on(markAdminOrderMessagesAsRead, () => ({ success: true, data: { marked: 1 } }))
    .on(sendAdminOrderMessage, ({ body }) => {
      const text = typeof body === 'object' && body && 'text' in body ? String(body.text) : '';
      const sent = anOrderMessage(10 + messages.length, { side: 'staff', text });
      messages.unshift(sent);
      return { success: true, data: sent };
    });
  const element = <MessageThread orderId={orderId} side="staff" />;
  const area = defineArea({ id: 'x', routes: [{ path: '/x', element }] });
  renderArea(area, { at: '/x', api, user: aUser('admin') });
  return { api, messages };
}

const items = async () => {
  const list = await screen.findByRole('list', { name: /^Messages/u });
  return within(list).getAllByRole('listitem');
};
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Votre message' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

describe('the messages', () => {
  it('are shown in order, with their authors and whether the other side has read them', async () => {
    open();
    const [first, last] = await items();
    expect(first?.textContent).toContain('Youssef Benkirane');
    expect(first?.textContent).not.toContain('Lu le');
    expect(first?.dataset['own']).toBeUndefined();
    expect(last?.textContent).toContain('Salma Idrissi');
    expect(last?.textContent).toContain('Envoyé');
    expect(last?.dataset['own']).toBe('true');
  });

  it('are rendered as text, whatever they contain', async () => {
    open([anOrderMessage(1, { text: '<img src=x onerror=alert(1)>' })]);
    const [first] = await items();
    expect(first?.querySelector('img')).toBeNull();
    expect(first?.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('load older ones on request', async () => {
    open([own, theirs], 3);
    await userEvent.click(await screen.findByRole('button', { name: 'Messages précédents' }));
    await waitFor(async () => expect((await items())[0]?.textContent).toContain('Le premier'));
    expect(screen.queryByRole('button', { name: 'Messages précédents' })).toBeNull();
  });

  it('of the other side are marked as read once they are in view', async () => {
    vi.stubGlobal('IntersectionObserver', AllInView);
    const unread = anOrderMessage(3, { text: 'Merci' });
    const { api } = open([unread, own, theirs]);
    await waitFor(() =>
      expect(api.getCalls(markAdminOrderMessagesAsRead)[0]?.body).toEqual({ until: unread.id }),
    );
  });

  it('out of view are not marked as read', async () => {
    const { api } = open([anOrderMessage(3), own]);
    await items();
    expect(api.getCalls(markAdminOrderMessagesAsRead)).toEqual([]);
  });

  it('have their file as a download', async () => {
    const document = { id: aUuid(5), name: 'CIN.pdf', size: 1000 };
    const { api } = open([anOrderMessage(1, { text: '', document })]);
    api.on(linkDocument, () => refusal(404, 'not_found'));
    await userEvent.click(await screen.findByRole('button', { name: /CIN\.pdf/u }));
    await waitFor(() => expect(api.getCalls(linkDocument)[0]?.params).toEqual({ id: aUuid(5) }));
    expect(await screen.findByText(/n’a pas pu être téléchargé/u)).toBeDefined();
  });
});

describe('a message that is written', () => {
  it('is sent once by two presses, appears in the list and is announced', async () => {
    const { api } = open();
    await userEvent.type(await field(), 'C’est prêt.');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Envoyer' }));
    await waitFor(async () => expect((await items()).at(-1)?.textContent).toContain('C’est prêt.'));
    expect(api.getCalls(sendAdminOrderMessage)).toHaveLength(1);
    await waitFor(() => expect(screen.getByText('Message envoyé')).toBeDefined());
    await waitFor(async () => expect((await field()).value).toBe(''));
  });

  it('is sent by Ctrl+Enter, and the focus stays', async () => {
    const { api } = open();
    await userEvent.type(await field(), 'Vu{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.getCalls(sendAdminOrderMessage)).toHaveLength(1));
    await waitFor(async () => expect((await field()).value).toBe(''));
    expect(document.activeElement).toBe(await field());
  });

  it('is stored in this tab until it is sent', async () => {
    open();
    await userEvent.type(await field(), 'À demain');
    cleanup();
    open();
    await waitFor(async () => expect((await field()).value).toBe('À demain'));
    await send();
    await waitFor(async () => expect((await field()).value).toBe(''));
    cleanup();
    open();
    expect((await field()).value).toBe('');
  });

  it('that was refused stays in its field, and can be sent again', async () => {
    const { api } = open();
    let tries = 0;
    api.on(sendAdminOrderMessage, () => {
      tries += 1;
      if (tries === 1) return fieldRefusal({ text: ['Trop long.'] });
      return { success: true, data: anOrderMessage(20, { side: 'staff' }) };
    });
    await userEvent.type(await field(), 'Bonjour');
    await send();
    expect(await screen.findByText('Votre message n’est pas parti')).toBeDefined();
    expect((await field()).value).toBe('Bonjour');
    await send();
    await waitFor(async () => expect((await field()).value).toBe(''));
  });

  it('that is empty shows an error, and nothing is sent', async () => {
    const { api } = open();
    await field();
    await send();
    expect(await screen.findByText('Votre message n’est pas parti')).toBeDefined();
    expect(api.getCalls(sendAdminOrderMessage)).toEqual([]);
  });

  it('can have a PDF', async () => {
    const { api } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Joindre un PDF' }));
    const file = new File(['%PDF-1.7\n%%EOF\n'], 'CIN.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText(/PDF joint/u), file);
    await screen.findAllByText('CIN.pdf');
    await send();
    await waitFor(() => expect(api.getCalls(sendAdminOrderMessage)).toHaveLength(1));
    expect(api.getCalls(sendAdminOrderMessage)[0]?.body).toMatchObject({
      text: '',
      file: { name: 'CIN.pdf' },
    });
  });
});
