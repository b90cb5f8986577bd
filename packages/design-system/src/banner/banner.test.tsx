import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Banner } from './banner.tsx';

afterEach(cleanup);

describe('Banner', () => {
  test('is a named region, and is not announced when it was there from the beginning', () => {
    render(
      <Banner tone="critical" label="Incident" title="Paiement interrompu">
        Vos dossiers sont gardés.
      </Banner>,
    );
    expect(screen.getByRole('region', { name: 'Incident' }).textContent).toContain('interrompu');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['success', 'critical'] as const)(
    'a banner that appears later (%s) is announced at the next pause',
    (tone) => {
      render(
        <Banner tone={tone} label="Message" live actions={<button type="button">Agir</button>}>
          Texte
        </Banner>,
      );
      expect(screen.getByRole('status').textContent).toBe('Texte');
    },
  );

  test('is dismissed by its button', async () => {
    const onDismiss = vi.fn<() => void>();
    const user = userEvent.setup();
    render(
      <Banner tone="info" label="Message" dismiss={{ label: 'Masquer', onDismiss }}>
        Texte
      </Banner>,
    );
    await user.click(within(screen.getByRole('region')).getByRole('button', { name: 'Masquer' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
