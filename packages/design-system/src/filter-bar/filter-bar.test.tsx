import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubModal } from '../dialog/stub-modal.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterDay } from './filter-day.tsx';
import type { FilterSearchProps } from './filter-search.tsx';

const asked = vi.fn<(name: string, value: string) => void>();
const STATUSES = [
  { value: 'open', label: 'En cours' },
  { value: 'done', label: 'Terminée' },
];
const TEXTS = {
  active: 'Filtres actifs',
  chip: (label: string, value: string) => `${label} : ${value}`,
  remove: (chip: string) => `Retirer ${chip}`,
  reset: 'Effacer les filtres',
  more: 'Filtres',
  show: (summary: string) => `Voir ${summary}`,
  close: 'Fermer les filtres',
};

const OWNED = { onFilter: () => undefined, onReset: () => undefined };
const UNFILTERED = { words: '', status: '' };

/** An owner that updates late, as a router does. */
function Orders({
  lag = 0,
  start = UNFILTERED,
  ...given
}: { lag?: number; start?: typeof UNFILTERED } & Partial<FilterSearchProps>) {
  const [state, setState] = useState(start);
  const change = (name: 'words' | 'status', value: string) => {
    asked(name, value);
    const apply = () => setState((now) => ({ ...now, [name]: value }));
    if (lag > 0) setTimeout(apply, lag);
    else apply();
  };
  return (
    <>
      <FilterBar
        label="Filtrer"
        search={{
          ...given,
          label: 'Recherche',
          clearLabel: 'Vider',
          value: state.words,
          onSearch: (words) => change('words', words),
        }}
        selects={[
          {
            name: 'status',
            label: 'État',
            anyText: 'Tous',
            options: STATUSES,
            value: state.status,
          },
        ]}
        onFilter={(_, value) => change('status', value)}
        onReset={() => setState(UNFILTERED)}
        summary="2 commandes"
        texts={TEXTS}
      />
      <button type="button" onClick={() => setState({ words: 'rif', status: '' })}>
        Retour
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Recherche' });
const day = () => screen.getByLabelText<HTMLInputElement>('Du');
const typeDay = (value: string) => fireEvent.change(day(), { target: { value } });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const opener = () => screen.getByRole('button', { name: /^Filtres/ });
const drawer = () => screen.queryByRole('dialog', { name: 'Filtrer' });
const drawn = () => within(screen.getByRole('dialog'));
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('FilterBar', () => {
  test('shows no chip and no clear button while no filter is set', () => {
    render(<Orders />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull();
    expect(screen.getByRole('search', { name: 'Filtrer' })).toBeDefined();
    expect(screen.getByText('2 commandes')).toBeDefined();
  });

  test('a choice filters, and becomes a chip with its name', () => {
    render(<Orders />);
    fireEvent.change(screen.getByLabelText('État'), { target: { value: 'done' } });
    expect(asked.mock.calls).toEqual([['status', 'done']]);
    expect(screen.getByRole('button', { name: 'Retirer État : Terminée' })).toBeDefined();
  });

  test('removing a chip moves the focus to the next one, removing the last one to the first control', () => {
    render(<Orders start={{ words: 'atlas', status: 'open' }} />);
    press('Retirer Recherche : atlas');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Retirer État : En cours' }),
    );
    press('Retirer État : En cours');
    expect(document.activeElement).toBe(field());
  });

  test('all filters are cleared at once, and the focus stays in the bar', () => {
    render(<Orders start={{ words: 'atlas', status: 'open' }} />);
    press('Effacer les filtres');
    expect(field().value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('État').value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  test('a late update does not overwrite what was typed since', () => {
    render(<Orders lag={500} />);
    type('at');
    wait(300);
    type('atl');
    wait(300);
    type('atla');
    wait(250);
    expect(field().value).toBe('atla');
    wait(2000);
    expect(field().value).toBe('atla');
    expect(asked.mock.calls.map(([, value]) => value)).toEqual(['at', 'atl', 'atla']);
  });

  test('the field shows a search that was set elsewhere', () => {
    render(<Orders start={{ words: 'atlas', status: '' }} />);
    type('atlas n');
    press('Retour');
    expect(field().value).toBe('rif');
    wait(1000);
    expect(asked).not.toHaveBeenCalled();
  });

  test('a text that the server cannot search for does not filter, and stays in the field', () => {
    render(<Orders start={{ words: 'atl', status: '' }} isUsable={(words) => words.length > 2} />);
    type('at');
    wait(300);
    expect(asked.mock.calls).toEqual([['words', '']]);
    expect(field().value).toBe('at');
    type('a');
    wait(300);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(field().value).toBe('a');
  });

  test('shows the error of the text while it is typed', () => {
    render(<Orders findError={(words) => (words === 'non' ? 'Pas ce mot.' : undefined)} />);
    type('non');
    expect(screen.getByText('Pas ce mot.')).toBeDefined();
    type('nom');
    expect(screen.queryByText('Pas ce mot.')).toBeNull();
  });

  test('Enter searches and does not submit the form', () => {
    render(<Orders />);
    type('rif');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(asked.mock.calls).toEqual([['words', 'rif']]);
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  });
});

describe('filters without room in the line', () => {
  beforeEach(stubModal);

  test('are behind a button that counts the set ones, without the visible search', () => {
    render(<Orders start={{ words: 'atlas', status: '' }} />);
    expect(opener().textContent).toBe('Filtres');
    fireEvent.change(screen.getByLabelText('État'), { target: { value: 'done' } });
    expect(opener().textContent).toBe('Filtres1');
  });

  test('apply at once in their drawer, which stays open until it is closed', () => {
    render(<Orders />);
    fireEvent.click(opener());
    expect(drawn().queryByRole('button', { name: 'Effacer les filtres' })).toBeNull();
    fireEvent.change(drawn().getByLabelText('État'), { target: { value: 'done' } });
    expect(asked.mock.calls).toEqual([['status', 'done']]);
    fireEvent.click(drawn().getByRole('button', { name: 'Effacer les filtres' }));
    expect(drawn().getByLabelText<HTMLSelectElement>('État').value).toBe('');
    expect(drawn().queryByRole('button', { name: 'Effacer les filtres' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Voir 2 commandes');
    fireEvent.click(drawn().getByRole('button', { name: 'Voir 2 commandes' }));
    expect(drawer()).toBeNull();
  });

  test('stay open when the address changes', () => {
    render(<Orders start={{ words: '', status: 'open' }} />);
    fireEvent.click(opener());
    fireEvent.click(screen.getByText('Retour'));
    expect(drawn().getByLabelText<HTMLSelectElement>('État').value).toBe('');
  });

  test('there is no button when the bar has only a search', () => {
    render(<FilterBar label="Filtrer" {...OWNED} texts={TEXTS} />);
    expect(screen.queryByRole('button', { name: /^Filtres/ })).toBeNull();
  });
});

describe('a period', () => {
  const moves = vi.fn<(name: string, value: string, move?: { replace: boolean }) => void>();

  function Period({ start = '', error }: { start?: string; error?: string }) {
    const [from, setFrom] = useState(start);
    return (
      <FilterBar
        label="Filtrer"
        days={[
          { Control: FilterDay, name: 'from', label: 'Du', value: from, text: `le ${from}`, error },
        ]}
        onFilter={(name, value, move) => {
          moves(name, value, move);
          setFrom(value);
        }}
        onReset={() => setFrom('')}
        texts={TEXTS}
      />
    );
  }

  beforeEach(() => {
    moves.mockReset();
  });

  test('filters once its year is complete, and adds one history entry', () => {
    render(<Period />);
    typeDay('0002-03-04');
    wait(1000);
    typeDay('0202-03-04');
    wait(1000);
    expect(moves).not.toHaveBeenCalled();
    typeDay('2026-03-04');
    wait(300);
    expect(moves.mock.calls).toEqual([['from', '2026-03-04', { replace: true }]]);
    expect(screen.getByRole('button', { name: 'Retirer Du : le 2026-03-04' })).toBeDefined();
  });

  test('is cleared by its chip', () => {
    render(<Period start="2026-03-04" />);
    press('Retirer Du : le 2026-03-04');
    expect(day().value).toBe('');
    expect(document.activeElement).toBe(day());
  });

  test('has no chip while the owner refuses it', () => {
    render(<Period start="2026-03-04" error="Trop tôt." />);
    expect(screen.getByText('Trop tôt.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retirer Du : le 2026-03-04' })).toBeNull();
  });
});
