import { createOrder, getClientOrderByKey } from '@tassis/contracts';
import { refusal } from '@tassis/testing/area';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placedOrder, silence } from '../../testing/watched-api.ts';
import { aRequest, records } from '../testing/a-request.ts';
import { aTab, settled, type Tab } from '../testing/a-tab.ts';

let tab: Tab;
const { typing } = records;
const request = aRequest();
const changed = aRequest('Autre chose');
const found = { success: true, data: placedOrder };
const ordersSent = () => tab.api.getCalls(createOrder).length;
const lookUps = () => tab.api.getCalls(getClientOrderByKey).map(({ params }) => params);

beforeEach(() => {
  vi.useFakeTimers();
  tab = aTab();
});
afterEach(() => vi.useRealTimers());

describe('a definite refusal', () => {
  test.each([
    [403, 'forbidden'],
    [409, 'x'],
    [422, 'price_mismatch'],
    [429, 'too_many_requests'],
  ])('%d is shown, the form stays, and nothing is looked up', async (status, code) => {
    typing.write(request.snapshot);
    tab.api.on(createOrder, () => refusal(status, code));
    const submission = tab.openPage();
    await settled(submission.submit(request));
    expect(submission.state()).toMatchObject({
      phase: 'editing',
      attempt: 1,
      failure: { kind: 'refused', error: { status, code } },
    });
    expect(typing.read()).toEqual(request.snapshot);
    expect(lookUps()).toEqual([]);
    expect(tab.onAccepted).not.toHaveBeenCalled();
  });

  test('reuses its key for the same body, and gets a new key once the body changes', async () => {
    tab.api.on(createOrder, () => refusal(403, 'forbidden'));
    const submission = tab.openPage();
    await settled(submission.submit(request));
    await settled(submission.submit(request));
    await settled(submission.submit(changed));
    const [first, second, third] = tab.keys;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(lookUps()).toEqual([]);
  });
});

test('the order of a draft is sent with the draft’s key, whether the body changed or not', async () => {
  tab.api.on(createOrder, () => refusal(403, 'forbidden'));
  const submission = tab.openPage();
  await settled(submission.submit({ ...request, key: 'draft-1' }));
  await settled(submission.submit({ ...changed, key: 'draft-1' }));
  expect(tab.keys).toEqual(['draft-1', 'draft-1']);
});

describe('an attempt without an answer', () => {
  test('is repeated four times with one key, then looked up and found', async () => {
    tab.api.on(createOrder, silence).on(getClientOrderByKey, () => found);
    const submission = tab.openPage();
    await settled(submission.submit(request));
    expect(tab.keys).toHaveLength(4);
    expect(new Set(tab.keys).size).toBe(1);
    expect(lookUps()).toEqual([{ idempotency_key: tab.keys[0] }]);
    expect(tab.onAccepted).toHaveBeenCalledExactlyOnceWith(placedOrder, false);
  });

  test('that cannot be looked up either may have been processed', async () => {
    tab.api.on(createOrder, silence).on(getClientOrderByKey, silence);
    const submission = tab.openPage();
    await settled(submission.submit(request));
    expect(submission.state()).toMatchObject({ phase: 'editing', failure: { kind: 'unknown' } });
  });

  test('is reported as not sent while the browser is offline', async () => {
    tab.who.isOnline = false;
    tab.api.on(createOrder, silence).on(getClientOrderByKey, silence);
    const submission = tab.openPage();
    await settled(submission.submit(request));
    expect(submission.state().failure).toEqual({ kind: 'unreachable' });
  });

  test('is looked up before the next one, which is not sent when the first had arrived', async () => {
    tab.api.on(createOrder, silence).on(getClientOrderByKey, silence);
    const submission = tab.openPage();
    await settled(submission.submit(request));
    const before = ordersSent();
    tab.api.on(getClientOrderByKey, () => found);
    await settled(submission.submit(changed));
    expect(ordersSent()).toBe(before);
    expect(tab.onAccepted).toHaveBeenCalledExactlyOnceWith(placedOrder, true);
  });

  test('that never arrived is sent again with the same key, whatever was typed since', async () => {
    tab.api.on(createOrder, silence);
    const submission = tab.openPage();
    await settled(submission.submit(request));
    expect(submission.state().failure).toMatchObject({ kind: 'refused', error: { status: null } });
    tab.api.on(createOrder, () => found);
    await settled(submission.submit(changed));
    expect(new Set(tab.keys).size).toBe(1);
    expect(tab.onAccepted).toHaveBeenCalledOnce();
  });

  test('with status 500 is an error when there is no order, and found when there is one', async () => {
    tab.api.on(createOrder, () => refusal(500, 'internal_error'));
    const submission = tab.openPage();
    await settled(submission.submit(request));
    expect(submission.state().failure).toMatchObject({ kind: 'refused', error: { status: 500 } });
    tab.api.on(getClientOrderByKey, () => found);
    await settled(submission.submit(request));
    expect(tab.onAccepted).toHaveBeenCalledOnce();
  });

  test('with an unreadable answer is looked up too', async () => {
    tab.api.on(createOrder, () => ({ nothing: true }));
    const submission = tab.openPage();
    await settled(submission.submit(request));
    expect(submission.state().failure).toMatchObject({ error: { code: 'unexpected_answer' } });
    tab.api.on(getClientOrderByKey, () => found);
    await settled(submission.submit(request));
    expect(tab.onAccepted).toHaveBeenCalledOnce();
  });

  test.each([
    [409, 'idempotency_in_progress', false],
    [422, 'idempotency_key_reused', true],
  ])(
    '%d %s means that an order with this key may exist; the next attempt has another key: %s',
    async (status, code, isEarlier) => {
      tab.api.on(createOrder, () => refusal(status, code)).on(getClientOrderByKey, () => found);
      await settled(tab.openPage().submit(request));
      expect(tab.onAccepted).toHaveBeenCalledExactlyOnceWith(placedOrder, isEarlier);
    },
  );

  test('an order that is still being processed is not refused: its key stays', async () => {
    tab.api.on(createOrder, () => refusal(409, 'idempotency_in_progress'));
    const submission = tab.openPage();
    await settled(submission.submit(request));
    expect(submission.state().failure).toEqual({ kind: 'unknown' });
    await settled(submission.submit(changed));
    expect(new Set(tab.keys).size).toBe(1);
  });
});

/** Sends an order that gets no answer, and returns its key. */
async function leaveUnanswered() {
  tab.api.on(createOrder, silence).on(getClientOrderByKey, silence);
  await settled(tab.openPage().submit(request));
  return tab.keys[0];
}

describe('a reload', () => {
  test('looks up an order whose answer is unknown, and shows it when it exists', async () => {
    const key = await leaveUnanswered();
    tab.api.on(getClientOrderByKey, () => found);
    const page = tab.openPage();
    await settled(page.resume());
    expect(lookUps().at(-1)).toEqual({ idempotency_key: key });
    expect(tab.onAccepted).toHaveBeenCalledExactlyOnceWith(placedOrder, false);
  });

  test('says when nothing had arrived; the next attempt has the same key', async () => {
    const key = await leaveUnanswered();
    tab.api.on(createOrder, () => found).on(getClientOrderByKey, () => refusal(404, 'x'));
    const page = tab.openPage();
    await settled(page.resume());
    expect(page.state()).toMatchObject({ phase: 'editing', failure: { kind: 'not_received' } });
    await settled(page.submit(request));
    expect(tab.keys.at(-1)).toBe(key);
  });

  test('sends no request without an unanswered attempt, for a visitor, or for another role', async () => {
    await settled(tab.openPage().resume());
    const before = (await leaveUnanswered()) === null ? -1 : lookUps().length;
    for (const who of [null, 'admin'] as const) {
      tab.who.role = who;
      const page = tab.openPage();
      await settled(page.resume());
      expect(page.state()).toEqual({ phase: 'editing', failure: null, attempt: 0 });
    }
    expect(lookUps()).toHaveLength(before);
  });
});
