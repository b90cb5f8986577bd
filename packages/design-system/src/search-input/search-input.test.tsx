import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchInput, type SearchInputProps } from './search-input.tsx';

const onSearch = vi.fn<(words: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (props: Partial<SearchInputProps> = {}) =>
  render(<SearchInput label="Recherche" clearLabel="Effacer" onSearch={onSearch} {...props} />);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Recherche' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('SearchInput', () => {
  test('searches once, 300 ms after the last keystroke', () => {
    show();
    type('atl');
    wait(299);
    type(' atlas ');
    wait(299);
    expect(onSearch).not.toHaveBeenCalled();
    wait(1);
    expect(onSearch.mock.calls).toEqual([['atlas']]);
  });

  test('searches at once on Enter, and not again after the pause', () => {
    show();
    type('rif');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSearch.mock.calls).toEqual([['rif']]);
    wait(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  test('its button clears it and returns the focus', () => {
    show({ defaultValue: 'atlas' });
    fireEvent.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(onSearch.mock.calls).toEqual([['']]);
    wait(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  test('Escape clears it; when it is empty, Escape reaches the element around it', () => {
    const around = vi.fn<() => void>();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={around}>
        <SearchInput label="Recherche" defaultValue="atlas" onSearch={onSearch} />
      </div>,
    );
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(field().value).toBe('');
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(around).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
    expect(around).toHaveBeenCalledTimes(1);
  });

  test('tells the owner of a controlled value that it was cleared', () => {
    render(<Controlled />);
    type('atlas');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(field().value).toBe('');
    expect(screen.getByText('« »')).toBeDefined();
  });

  test('drops the pending search when the owner sets another text', () => {
    render(<Controlled />);
    type('atlas');
    fireEvent.click(screen.getByRole('button', { name: 'Revenir' }));
    wait(1000);
    expect(onSearch).not.toHaveBeenCalled();
    expect(field().value).toBe('rif');
  });

  test('does not search after it has unmounted', () => {
    const { unmount } = show();
    type('atlas');
    unmount();
    wait(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchInput
        label="Recherche"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onSearch={onSearch}
      />
      <output>«{value} »</output>
      <button type="button" onClick={() => setValue('rif')}>
        Revenir
      </button>
    </>
  );
}
