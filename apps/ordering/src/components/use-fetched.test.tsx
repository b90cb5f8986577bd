import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFetched } from './use-fetched.ts';

afterEach(cleanup);

const load = vi.fn<() => Promise<string>>();

function Shown() {
  const { outcome, again } = useFetched(load);
  if (outcome === 'waiting') return <p>waiting</p>;
  if ('part' in outcome) return <p>{outcome.part}</p>;
  return <button onClick={again}>{String(outcome.error)}</button>;
}

it('a failed load can be retried, and each retry loads again', async () => {
  load.mockReset().mockRejectedValueOnce('once').mockRejectedValueOnce('twice');
  load.mockResolvedValue('here');
  render(<Shown />);
  (await screen.findByRole('button', { name: 'once' })).click();
  (await screen.findByRole('button', { name: 'twice' })).click();
  expect(await screen.findByText('here')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(3);
});

it('a failed load is retried when the browser is online again', async () => {
  load.mockReset().mockRejectedValueOnce('offline').mockResolvedValue('here');
  render(<Shown />);
  await screen.findByRole('button', { name: 'offline' });
  await act(() => Promise.resolve()); // The listener is added by an effect.
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('here')).toBeDefined();
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});
