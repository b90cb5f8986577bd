import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorState } from './error-state.tsx';

afterEach(cleanup);

function Page() {
  const [isLoaded, setLoaded] = useState(false);
  const load = () => setLoaded(true);
  return (
    <main>
      <h1>Tableau de bord</h1>
      <button type="button" onClick={load}>
        Actualiser
      </button>
      <section>
        <h2>Notes</h2>
        {isLoaded ? (
          'Première note'
        ) : (
          <ErrorState title="Échec" headingLevel={3} retry={{ text: 'Réessayer', onRetry: load }} />
        )}
      </section>
    </main>
  );
}

describe('the focus after a retry that succeeds', () => {
  it('moves to the heading of the section', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(screen.getByText('Première note')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notes' }));
  });

  it('stays where it is when it was elsewhere', async () => {
    render(<Page />);
    const refresh = screen.getByRole('button', { name: 'Actualiser' });
    await userEvent.click(refresh);
    expect(screen.getByText('Première note')).toBeDefined();
    expect(document.activeElement).toBe(refresh);
  });
});
