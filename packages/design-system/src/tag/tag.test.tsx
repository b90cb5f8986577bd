import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TagList } from './tag-list.tsx';
import { Tag } from './tag.tsx';

function Cities({ onRemove }: { onRemove: (city: string) => void }) {
  const [cities, setCities] = useState(['Agadir', 'Rabat']);
  return (
    <TagList
      label="Villes"
      items={cities.map((city) => ({ key: city, text: city, removeLabel: `Retirer ${city}` }))}
      onRemove={(city) => {
        onRemove(city);
        setCities(cities.filter((other) => other !== city));
      }}
    />
  );
}

afterEach(cleanup);

describe('Tag', () => {
  test('has no button unless it can be removed', () => {
    render(<Tag>Agadir</Tag>);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('as a filter announces whether it is on, and asks its owner to toggle it', async () => {
    const onToggle = vi.fn<(selected: boolean) => void>();
    const user = userEvent.setup();
    render(
      <Tag selected onToggle={onToggle}>
        Agadir
      </Tag>,
    );
    const tag = screen.getByRole('button', { name: 'Agadir', pressed: true });
    await user.click(tag);
    expect(onToggle).toHaveBeenCalledWith(false);
  });
});

describe('TagList', () => {
  test('removes the chosen tag; the focus moves to a neighbour, then to the list', async () => {
    const onRemove = vi.fn<(city: string) => void>();
    const user = userEvent.setup();
    render(<Cities onRemove={onRemove} />);
    await user.click(screen.getByRole('button', { name: 'Retirer Rabat' }));
    expect(onRemove).toHaveBeenLastCalledWith('Rabat');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retirer Agadir' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Villes' }));
  });
});
