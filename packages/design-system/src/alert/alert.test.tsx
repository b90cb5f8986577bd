import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Alert } from './alert.tsx';

afterEach(cleanup);

describe('Alert', () => {
  test.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'alert'],
    ['critical', 'alert'],
  ] as const)('%s is announced as %s', (tone, role) => {
    render(<Alert tone={tone}>Message</Alert>);
    expect(screen.getByRole(role).textContent).toBe('Message');
  });

  test('is not announced when it was there from the beginning', () => {
    render(
      <Alert tone="critical" live={false}>
        Message
      </Alert>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('can be dismissed only with a handler', async () => {
    const onDismiss = vi.fn<() => void>();
    const user = userEvent.setup();
    const { rerender } = render(<Alert tone="info">Message</Alert>);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(
      <Alert tone="info" dismiss={{ label: 'Masquer ce message', onDismiss }}>
        Message
      </Alert>,
    );
    await user.click(screen.getByRole('button', { name: 'Masquer ce message' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
