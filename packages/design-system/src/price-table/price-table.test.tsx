import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { PriceTable, type PriceTableProps } from './price-table.tsx';

afterEach(cleanup);

const PRICE: PriceTableProps = {
  caption: 'Votre commande',
  loadingText: 'Calcul du prix…',
  lines: [
    { key: 'net', label: 'Sous-total HT', amount: '4 200,00 MAD', tone: 'subtotal' },
    {
      key: 'fees',
      label: 'Frais',
      hint: 'sans TVA',
      amount: '1 500,00 MAD',
      breakdown: {
        summary: 'Le détail',
        parts: [{ label: 'Annonce légale' }, { label: 'Dépôt', amount: '350,00 MAD' }],
      },
    },
  ],
  total: { label: 'Total TTC', amount: '6 540,00 MAD' },
};

describe('PriceTable', () => {
  test('names each amount by its line', () => {
    render(<PriceTable {...PRICE} />);
    const table = within(screen.getByRole('table', { name: 'Votre commande' }));
    const getAmount = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`, 'u') })).getByRole('cell');
    expect(getAmount('Sous-total HT').textContent).toBe('4 200,00 MAD');
    expect(getAmount('Frais sans TVA').textContent).toBe('1 500,00 MAD');
    expect(getAmount('Total TTC').textContent).toBe('6 540,00 MAD');
  });

  test('keeps the parts closed, in a native disclosure', () => {
    render(<PriceTable {...PRICE} />);
    const details = screen.getByText('Le détail').closest('details');
    expect(details?.open).toBe(false);
    expect(within(details ?? document.body).getByText('350,00 MAD')).toBeDefined();
  });

  test('shows the parts of a line without a summary', () => {
    const lines = PRICE.lines.map((line) => ({
      ...line,
      breakdown: line.breakdown && { parts: line.breakdown.parts },
    }));
    render(<PriceTable {...PRICE} lines={lines} />);
    expect(screen.getByText('350,00 MAD').closest('details')).toBeNull();
  });

  test('says in a narrow page whether the folded lines are shown', () => {
    const { container } = render(<PriceTable {...PRICE} foldText="Détail du prix" />);
    const button = screen.getByRole('button', { name: 'Détail du prix' });
    const isFolded = () => container.firstElementChild?.className.includes('folded');
    expect([button.getAttribute('aria-expanded'), isFolded()]).toEqual(['false', true]);
    fireEvent.click(button);
    expect([button.getAttribute('aria-expanded'), isFolded()]).toEqual(['true', false]);
  });

  test('announces the computation and reserves the space of the amounts', () => {
    render(
      <PriceTable
        {...PRICE}
        lines={[{ key: 'net', label: 'Sous-total HT', amount: null }]}
        total={{ label: 'Total TTC', amount: null }}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe('Calcul du prix…');
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('cell').map((cell) => cell.children.length)).toEqual([1, 1]);
  });

  test('a price that failed to load keeps its name and its note, and shows no line', () => {
    render(<PriceTable {...PRICE} error={<p>Prix introuvable</p>} note="À la facture" />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Votre commande')).toBeDefined();
    expect(screen.getByText('Prix introuvable')).toBeDefined();
    expect(screen.getByText('À la facture')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
