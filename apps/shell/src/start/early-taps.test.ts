import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerEarlyTaps } from './early-taps.ts';
import type { FindControl } from './same-control.ts';

const answers: string[] = [];
const itself: FindControl = (served) => served;

beforeEach(() => {
  document.body.innerHTML = '<button id="menu"></button><form id="order"></form>';
  document.addEventListener('click', record);
  document.addEventListener('submit', record);
});
afterEach(() => {
  answers.length = 0;
  document.removeEventListener('click', record);
  document.removeEventListener('submit', record);
  document.body.replaceChildren();
  delete document.documentElement.dataset['ready'];
  vi.unstubAllGlobals();
});

function record(event: Event): void {
  event.preventDefault(); // jsdom cannot post a form
  if (event.target instanceof Element) answers.push(`${event.type} ${event.target.id}`);
}

function tap(...ids: string[]): void {
  vi.stubGlobal(
    'taps',
    ids.map((id) => document.getElementById(id)),
  );
}

it('replays the last tap only', () => {
  tap('order', 'menu', 'menu');
  answerEarlyTaps(itself);
  expect(answers).toEqual(['click menu']);
});

it('submits a form by its button, so that the browser and the app validate it', () => {
  const requested = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit');
  tap('menu', 'order');
  answerEarlyTaps(itself);
  expect(requested).toHaveBeenCalledOnce();
  expect(answers).toEqual(['submit order']);
});

it('replays the tap on the control that corresponds to the tapped one', () => {
  tap('order');
  answerEarlyTaps(() => document.getElementById('menu') ?? undefined);
  expect(answers).toEqual(['click menu']);
});

it('does nothing when no such control exists any more', () => {
  tap('menu');
  answerEarlyTaps(() => undefined);
  expect(answers).toEqual([]);
});

it.each([
  ['nothing', undefined],
  ['no tap', []],
  ['something else', 'taps'],
])('stops the recording of the boot script after %s', (_what, taps) => {
  vi.stubGlobal('taps', taps);
  answerEarlyTaps(itself);
  expect(document.documentElement.dataset['ready']).toBe('');
  expect(answers).toEqual([]);
});
