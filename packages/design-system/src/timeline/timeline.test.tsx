import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Timeline } from './timeline.tsx';

afterEach(cleanup);

describe('Timeline', () => {
  test('shows who did what and when, the current state, and what is still to come', () => {
    render(
      <Timeline
        label="Suivi"
        stateTexts={{ done: 'terminé', current: 'en cours', upcoming: 'à venir' }}
        entries={[
          {
            key: 'a',
            title: 'Reçue',
            date: { text: '3 mars 2026', iso: '2026-03-03' },
            actor: 'Youssef Benali',
          },
          { key: 'b', title: 'Examen', text: 'Un conseiller vérifie.', state: 'current' },
          { key: 'c', title: 'Délivrée', state: 'upcoming' },
        ]}
      />,
    );
    const entries = within(screen.getByRole('list', { name: 'Suivi' })).getAllByRole('listitem');
    expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Reçue (terminé)3 mars 2026Youssef Benali',
      'Examen (en cours)Un conseiller vérifie.',
      'Délivrée (à venir)',
    ]);
    expect(screen.getByText('3 mars 2026').getAttribute('datetime')).toBe('2026-03-03');
  });
});
