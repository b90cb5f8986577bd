import {
  createClientDocument,
  createOrder,
  getClientOrder,
  registerClient,
} from '@tassis/contracts';
import { aPdf, aRegistration, negativeCertificateData } from '@tassis/testing/builders';
import { setTimeout as delay } from 'node:timers/promises';
import type { Acknowledged, Book } from './book.ts';
import { isOver, Person } from './person.ts';
import type { Tally } from './tally.ts';

export interface Writing {
  tally: Tally;
  book: Book;
  /** Aborts when everybody ends. */
  signal: AbortSignal;
}

/** A new client, signed in. */
export async function newClient(tally: Tally, name: string) {
  const person = new Person(tally);
  const credentials = { email: `${name}@example.ma`, password: 'Un-mot-de-passe-9' };
  const { email, password } = credentials;
  const form = aRegistration({ email, password, password_confirmation: password });
  await person.api.call(registerClient, { body: form });
  await person.signIn(credentials);
  return { person, credentials };
}

/** Orders one after the other; each is sent with its key until it is acknowledged, then read. */
export async function writeOrders(name: string, person: Person, writing: Writing): Promise<void> {
  const { book, signal } = writing;
  for (let number = 0; !signal.aborted; number += 1) {
    const key = `${name}-${number}`;
    const data = { ...negativeCertificateData(), activity: key };
    const body = { services: [{ type: 'negative_certificate_request' as const, data }] };
    const order = await untilAcknowledged(key, async () => {
      const send = () => person.api.call(createOrder, { body }, { idempotencyKey: key });
      return (await person.try('order', send))?.data;
    });
    book.orders.push(order);
    const read = () => person.api.call(getClientOrder, { params: { id: order.id } });
    const seen = await person.try('read', read).catch(() => null);
    if (seen === null) book.unread.push(order.id);
    await pause(100, signal);
  }
}

/** Documents one after the other, each of its own words. */
export async function writeUploads(name: string, person: Person, writing: Writing): Promise<void> {
  const { book, signal } = writing;
  for (let number = 0; !signal.aborted; number += 1) {
    const key = `${name}-${number}`;
    const body = {
      order_id: null,
      kind: 'other' as const,
      name: `${key}.pdf`,
      content: aPdf([key]),
    };
    const upload = await untilAcknowledged(key, async () => {
      const send = () => person.api.call(createClientDocument, { body }, { idempotencyKey: key });
      return (await person.try('upload', send))?.data;
    });
    book.uploads.push(upload);
    await pause(6000, signal);
  }
}

/** Sessions that begin, and are looked into at once. */
export async function signInAgain(
  credentials: { email: string; password: string },
  { tally, book, signal }: Writing,
): Promise<void> {
  const person = new Person(tally);
  while (!signal.aborted) {
    const tokens = await person.signIn(credentials);
    if (tokens) {
      book.sessions.push(tokens);
      const isIn = await person.isSignedIn(tokens).catch(endedOrThrow);
      if (isIn === null) book.endedSessions.push('right after it began');
    }
    await pause(700, signal);
  }
}

/** One session whose tokens are exchanged again and again, as a page does that stays open. */
export async function stayIn(person: Person, { book, signal }: Writing): Promise<void> {
  while (!signal.aborted) {
    const next = await person.refresh().catch(endedOrThrow);
    if (next === null) {
      book.endedSessions.push('while its tokens were exchanged');
      return;
    }
    await pause(1000, signal);
  }
}

function endedOrThrow(error: unknown): null {
  if (isOver(error)) return null;
  throw error;
}

/** Who is refused waits a second, and sends the same again. */
async function untilAcknowledged(
  key: string,
  send: () => Promise<{ id: string } | undefined>,
): Promise<Acknowledged> {
  const sentAt = Date.now();
  for (;;) {
    const answer = await send();
    if (answer) return { key, id: answer.id, sentAt, at: Date.now() };
    await delay(1000);
  }
}

/** Ends early when everybody ends. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => undefined);
}
