import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Frame() {
  const content = useRef<HTMLElement>(null);
  useFocusOnNewPage(content);
  return (
    <>
      <main ref={content} tabIndex={-1}>
        <Outlet />
      </main>
      <Link to="/services">Services</Link>
    </>
  );
}

/** A list that the chosen item replaces. */
function Choice() {
  return useLocation().search === '' ? <Link to="?chosen=1">Choisir</Link> : <h1>Choisi</h1>;
}

const pages = [
  { path: '/', element: <Link to="/services">Commander</Link> },
  { path: '/services', element: <h1>Nos services</h1> },
  { path: '/choice', element: <Choice /> },
  { path: '/search', element: <input ref={(field) => field?.focus()} /> },
];

function open() {
  const router = createMemoryRouter([{ element: <Frame />, children: pages }]);
  render(<RouterProvider router={router} />);
  return (to: string | number) =>
    act(async () => {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
    });
}

const focused = () => document.activeElement;

it('focuses nothing when the site is opened', () => {
  open();
  expect(focused()).toBe(document.body);
});

it.each(['Services', 'Commander'])('the link %s to another page keeps the focus', async (name) => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const goTo = open();
  screen.getByRole('link', { name }).focus();
  await goTo('/services');
  expect(focused()).toBe(screen.getByRole('main'));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

it.each(['/?page=2', '/#questions', -1])(
  'the focus does not move on a navigation to %s',
  async (to) => {
    const goTo = open();
    if (to === -1) await goTo('/services');
    const link = screen.getByRole('link', { name: 'Services' });
    link.focus();
    await goTo(to);
    expect(focused()).toBe(link);
  },
);

it('when a change of the query removes the pressed control, the content takes the focus, but not on “back”', async () => {
  const goTo = open();
  await goTo('/choice');
  screen.getByRole('link', { name: 'Choisir' }).focus();
  await goTo('/choice?chosen=1');
  expect(focused()).toBe(screen.getByRole('main'));
  screen.getByRole('main').blur();
  await goTo(-1);
  expect(focused()).toBe(document.body);
});

it('a page that sets the focus itself keeps it', async () => {
  const goTo = open();
  await goTo('/search');
  expect(focused()).toBe(screen.getByRole('textbox'));
});
