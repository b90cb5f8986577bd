import { defineArea } from '@tassis/platform';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHashSection } from './use-hash-section.ts';

const scroll = vi.fn<() => void>();
/** Simulates that the page has grown. */
let grow: () => void;

beforeEach(() => {
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      isObserving = false;
      constructor(notice: () => void) {
        grow = () => this.isObserving && notice();
      }
      observe() {
        this.isObserving = true;
      }
      disconnect() {
        this.isObserving = false;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  useHashSection();
  return (
    <section id="messages" tabIndex={-1}>
      Messages
    </section>
  );
}

async function open(at: string) {
  renderArea(defineArea({ id: 'x', routes: [{ path: '/x', Component: Page }] }), {
    at,
    api: new FakeApi(),
  });
  return screen.findByText('Messages');
}

it('scrolls to the section in the hash, and keeps it in view while parts above it load', async () => {
  const section = await open('/x#messages');
  expect(document.activeElement).toBe(section);
  expect(scroll).toHaveBeenCalledTimes(1);
  grow();
  expect(scroll).toHaveBeenCalledTimes(2);
});

it.each(['wheel', 'keydown', 'pointerdown'])('stops at the first %s', async (event) => {
  await open('/x#messages');
  window.dispatchEvent(new Event(event));
  grow();
  expect(scroll).toHaveBeenCalledTimes(1);
});

it('stays at the top without a hash', async () => {
  await open('/x');
  expect(scroll).not.toHaveBeenCalled();
});
