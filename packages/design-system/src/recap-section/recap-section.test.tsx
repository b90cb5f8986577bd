import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RecapSection } from './recap-section.tsx';

afterEach(cleanup);

test('shows its facts under its title and links back to them', async () => {
  const edit = vi.fn<() => void>();
  render(
    <RecapSection
      title="Adresse"
      headingLevel={2}
      badge={<span>À compléter</span>}
      items={[{ term: 'Ville', value: 'Meknès' }]}
      edit={{ text: 'Modifier', onEdit: edit }}
    />,
  );
  const section = within(screen.getByRole('region', { name: 'Adresse' }));
  expect(section.getByRole('heading', { level: 2 }).textContent).toBe('Adresse');
  expect(section.getByRole('definition').textContent).toBe('Meknès');
  expect(section.getByText('À compléter')).toBeDefined();
  await userEvent.click(section.getByRole('button', { name: 'Modifier Adresse' }));
  expect(edit).toHaveBeenCalledOnce();
});

test('renders nested sections, and no empty list', () => {
  render(
    <RecapSection title="Associés">
      <RecapSection headingLevel={4} title="Salma Idrissi" items={[{ term: 'CIN', value: 'A' }]} />
    </RecapSection>,
  );
  const section = screen.getByRole('region', { name: 'Associés' });
  expect(within(section).getByRole('region', { name: 'Salma Idrissi' })).toBeDefined();
  expect(section.querySelectorAll('dl')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});
