import { createOrder } from '@tassis/contracts';
import { refusal } from '@tassis/testing/area';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placedOrder } from '../../testing/watched-api.ts';
import { aRequest, records } from '../testing/a-request.ts';
import { aTab, settled, type Tab } from '../testing/a-tab.ts';

let tab: Tab;
const { draft, typing } = records;
const request = aRequest();
const found = { success: true, data: placedOrder };
const ordersSent = () => tab.api.getCalls(createOrder).length;

beforeEach(() => {
  vi.useFakeTimers();
  tab = aTab();
});
afterEach(() => vi.useRealTimers());

describe('a client', () => {
  test('sends once at the price on screen, and all records are removed', async () => {
    typing.write(request.snapshot);
    const submission = tab.openPage();
    await settled(submission.submit(request));
    expect(tab.api.getCalls(createOrder)[0]?.body).toMatchObject({
      finalPrice: 470,
      services: [
        { type: 'negative_certificate_request', data: { activity: 'Conseil de gestion' } },
      ],
    });
    expect(tab.onAccepted).toHaveBeenCalledExactlyOnceWith(placedOrder, false);
    expect(submission.state()).toMatchObject({ phase: 'accepted', failure: null });
    expect([localStorage.length, Object.keys(sessionStorage)]).toEqual([
      0,
      ['sent:company-creation'],
    ]);
  });

  test('sends once when the button is pressed twice', async () => {
    const submission = tab.openPage();
    await settled(submission.submit(request), submission.submit(request));
    expect(ordersSent()).toBe(1);
    expect(tab.onAccepted).toHaveBeenCalledOnce();
  });

  test('sees a spinner while the order is sent', async () => {
    const submission = tab.openPage();
    const phases: string[] = [];
    submission.subscribe(() => phases.push(submission.state().phase));
    await settled(submission.submit(request));
    expect(phases).toEqual(['sending', 'accepted']);
  });
});

describe('a visitor', () => {
  beforeEach(() => {
    tab.who.role = null;
  });

  test('is asked to sign in; the draft is stored, nothing is sent', async () => {
    const submission = tab.openPage();
    await settled(submission.submit(request));
    expect(submission.state().phase).toBe('signing-in');
    expect(draft.read()).toEqual(request.snapshot);
    expect(tab.api.calls).toEqual([]);
  });

  test('who signs in sends the waiting order once, and the draft is removed', async () => {
    const submission = tab.openPage();
    await settled(submission.submit(request));
    const both = [submission.signedIn('client'), submission.signedIn('client')];
    await settled(...both);
    expect(ordersSent()).toBe(1);
    expect(tab.onAccepted).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
  });

  test('who closes the dialog discards the request and the draft, not the form', async () => {
    typing.write(request.snapshot);
    const submission = tab.openPage();
    await settled(submission.submit(request));
    submission.cancelSignIn();
    expect(submission.state()).toMatchObject({ phase: 'editing', failure: null });
    expect(draft.read()).toBeNull();
    expect(typing.read()).toEqual(request.snapshot);
    await settled(submission.signedIn('client'));
    expect(tab.api.calls).toEqual([]);
  });

  test('who signs in with another role reads so, and nothing is sent', async () => {
    const submission = tab.openPage();
    await settled(submission.submit(request));
    await settled(submission.signedIn('partner'));
    expect(submission.state()).toMatchObject({ phase: 'editing', failure: { kind: 'wrong_role' } });
    expect(draft.read()).toBeNull();
    expect(tab.api.calls).toEqual([]);
  });

  test('whose order fails after signing in still has the draft', async () => {
    tab.api.on(createOrder, () => refusal(403, 'forbidden'));
    const submission = tab.openPage();
    await settled(submission.submit(request));
    await settled(submission.signedIn('client'));
    expect(draft.read()).toEqual(request.snapshot);
  });
});

test.each(['partner', 'admin', 'content_admin'] as const)('a %s sends nothing', async (other) => {
  tab.who.role = other;
  const submission = tab.openPage();
  await settled(submission.submit(request));
  expect(submission.state().failure).toEqual({ kind: 'wrong_role' });
  expect(tab.api.calls).toEqual([]);
});

test('an ended session is reported, and the dialog opens again for the same order', async () => {
  tab.api.on(createOrder, () => refusal(401, 'unauthenticated'));
  const submission = tab.openPage();
  await settled(submission.submit(request));
  expect(submission.state()).toMatchObject({
    phase: 'signing-in',
    failure: { kind: 'refused', error: { status: 401 } },
  });
  tab.api.on(createOrder, () => found);
  await settled(submission.signedIn('client'));
  expect(new Set(tab.keys).size).toBe(1);
  expect(tab.onAccepted).toHaveBeenCalledOnce();
});

test('an error that must be corrected first is shown like a failure', () => {
  const submission = tab.openPage();
  submission.refuse({ kind: 'no_price' });
  expect(submission.state()).toEqual({
    phase: 'editing',
    failure: { kind: 'no_price' },
    attempt: 1,
  });
});
