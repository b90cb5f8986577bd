import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { CursorPagination } from './cursor-pagination.tsx';
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
      toHref={(target) => `?page=${target}`}
      texts={TEXTS}
    />,
  );

const toHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Pagination', () => {
  afterEach(cleanup);
  test('links to pages and marks the current one', () => {
    show(2, 3);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Suivante' }).getAttribute('href')).toBe('?page=3');
    expect(screen.getByRole('link', { name: 'Précédente' }).getAttribute('href')).toBe('?page=1');
  });

  test('continues after the last number, and links to the end of the list', () => {
    const texts = { ...TEXTS, end: 'Fin' };
    const beyond = { next: '?cursor=b', end: '?cursor=last' };
    const { rerender } = render(
      <Pagination
        label="Pages"
        page={49}
        pageCount={50}
        toHref={(target) => `?page=${target}`}
        texts={texts}
        beyond={beyond}
      />,
    );
    expect([toHref('Suivante'), toHref('Fin')]).toEqual(['?page=50', '?cursor=last']);
    rerender(
      <Pagination
        label="Pages"
        page={50}
        pageCount={50}
        toHref={(target) => `?page=${target}`}
        texts={texts}
        beyond={beyond}
      />,
    );
    expect([toHref('Suivante'), toHref('Fin')]).toEqual(['?cursor=b', '?cursor=last']);
  });

  test('has no link beyond the ends, and renders nothing for one page', () => {
    show(3, 3);
    expect(screen.queryByRole('link', { name: 'Suivante' })).toBeNull();
    cleanup();
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

const STEPS = { start: 'Début', previous: 'Précédentes', next: 'Suivantes', end: 'Fin' };

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('CursorPagination', () => {
  afterEach(cleanup);

  test('links to the steps that exist', () => {
    render(
      <CursorPagination
        label="Pages"
        start="?"
        previous="?cursor=a"
        next="?cursor=b"
        end="?cursor=last"
        texts={STEPS}
      />,
    );
    expect(hrefs()).toEqual(['?', '?cursor=a', '?cursor=b', '?cursor=last']);
    expect(screen.getByRole('link', { name: 'Début' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Suivantes' })).toBeDefined();
  });

  test('reserves the space of a disabled step, without a link', () => {
    render(<CursorPagination label="Pages" previous={null} next="?cursor=b" texts={STEPS} />);
    expect(hrefs()).toEqual(['?cursor=b']);
    expect(screen.getByText('Précédentes').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByText('Fin')).toBeNull();
  });

  test('renders nothing for one page without a summary', () => {
    const { rerender } = render(
      <CursorPagination label="Pages" previous={null} next={null} texts={STEPS} />,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    rerender(
      <CursorPagination
        label="Pages"
        previous={null}
        next={null}
        texts={STEPS}
        summary="4 commandes"
      />,
    );
    expect(screen.getByText('4 commandes')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
