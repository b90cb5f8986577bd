import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

const TEXTS = { previous: 'Précédente', next: 'Suivante', page: (page: number) => `Page ${page}` };

describe('pageWindow', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [3, 4, [1, 2, 3, 4]],
  ])('page %d of %d', (current, count, expected) => {
    expect(pageWindow(current, count).map((entry) => entry.page)).toEqual(expected);
  });
});

const show = (page: number, pageCount: number) =>
  render(
    <Pagination
      label="Pages"
      page={page}
      pageCount={pageCount}
      hrefOf={(target) => `?page=${target}`}
      texts={TEXTS}
    />,
  );

describe('Pagination', () => {
  afterEach(cleanup);
  test('links to pages and marks the current one', () => {
    show(2, 3);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Suivante' }).getAttribute('href')).toBe('?page=3');
    expect(screen.getByRole('link', { name: 'Précédente' }).getAttribute('href')).toBe('?page=1');
  });

  test('has no link beyond the ends, and is nothing for one page', () => {
    show(3, 3);
    expect(screen.queryByRole('link', { name: 'Suivante' })).toBeNull();
    cleanup();
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
