import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPopover } from '../menu/stub-popover.ts';
import { Tooltip } from './tooltip.tsx';

const bubble = () => screen.getByText('Disponible demain');
const isShown = () => bubble().hasAttribute('data-popover-open');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function setUp() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <Tooltip text="Disponible demain">
      {(describedBy) => (
        <button type="button" {...describedBy}>
          Télécharger
        </button>
      )}
    </Tooltip>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, button: screen.getByRole('button', { name: 'Télécharger' }) };
}

describe('Tooltip', () => {
  beforeEach(stubPopover);
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  test('describes the control also while it is hidden', () => {
    const { button } = setUp();
    expect(button.getAttribute('aria-describedby')).toBe(bubble().id);
    expect(isShown()).toBe(false);
  });

  test('is not announced when it repeats the name', () => {
    render(
      <Tooltip text="Imprimer">
        <button type="button" aria-label="Imprimer" />
      </Tooltip>,
    );
    expect(screen.getByText('Imprimer').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
  });

  test('shows at once on keyboard focus, until the focus leaves', async () => {
    const { user } = setUp();
    await user.tab();
    expect(isShown()).toBe(true);
    await user.tab();
    expect(isShown()).toBe(false);
  });

  test('shows when the pointer rests on it, not when the pointer passes or is a finger', async () => {
    const { button } = setUp();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    fireEvent.pointerLeave(button);
    await wait(1000);
    expect(isShown()).toBe(false);
    fireEvent.pointerEnter(button, { pointerType: 'touch' });
    await wait(1000);
    expect(isShown()).toBe(false);
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await wait(1000);
    expect(isShown()).toBe(true);
    fireEvent.pointerLeave(button);
    await wait(1000);
    expect(isShown()).toBe(false);
  });

  test('Escape closes it and stops there; a press closes it, too', async () => {
    const { user, button } = setUp();
    await user.tab();
    const pressed = vi.fn<(event: Event) => void>();
    button.addEventListener('keydown', pressed);
    await user.keyboard('{Escape}');
    expect(isShown()).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(pressed).toHaveBeenCalledOnce();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await wait(1000);
    fireEvent.pointerDown(button);
    expect(isShown()).toBe(false);
  });
});
