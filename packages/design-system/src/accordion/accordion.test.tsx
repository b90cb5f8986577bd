import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

afterEach(cleanup);

const items = [
  { key: 'a', title: 'Une', content: 'A' },
  { key: 'b', title: 'Deux', content: 'B' },
];
const opened = (container: HTMLElement) =>
  [...container.querySelectorAll('details')].map(({ open }) => open);

test.each([
  [undefined, [true, false]],
  ['b', [false, true]],
  [null, [false, false]],
])('opens %s first', (initiallyOpen, expected) => {
  const { container } = render(
    <Accordion
      name="faq"
      items={items}
      {...(initiallyOpen === undefined ? {} : { initiallyOpen })}
    />,
  );
  expect(opened(container)).toEqual(expected);
});

test('closes by a press, and stays closed when the page renders again', async () => {
  const user = userEvent.setup();
  const { container, rerender } = render(<Accordion name="faq" items={items} />);
  await user.click(screen.getByText('Une'));
  expect(opened(container)).toEqual([false, false]);
  rerender(<Accordion name="faq" items={items} />);
  expect(opened(container)).toEqual([false, false]);
});
