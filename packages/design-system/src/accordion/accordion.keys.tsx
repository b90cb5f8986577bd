import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Accordion } from './accordion.tsx';

afterEach(cleanup);

test('Tab moves from question to question, Enter opens one and closes the other, Space closes it', async () => {
  const { container } = render(
    <Accordion
      name="questions"
      items={[
        { key: 'delay', title: 'Combien de temps ?', content: 'Sept à dix jours.' },
        { key: 'online', title: 'Tout en ligne ?', content: 'Oui.' },
      ]}
    />,
  );
  const opened = () => [...container.querySelectorAll('details')].map(({ open }) => open);
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement?.textContent).toContain('Tout en ligne');
  await userEvent.keyboard('{Enter}');
  expect(opened()).toEqual([false, true]);
  await userEvent.keyboard(' ');
  expect(opened()).toEqual([false, false]);
});
