import { afterEach, expect, it, vi } from 'vitest';
import { noPreloads } from './no-preloads.ts';

type Helper = { __vitePreload: (load: () => Promise<unknown>) => Promise<unknown> };

async function loadHelper() {
  const address = `data:text/javascript,${encodeURIComponent(noPreloads().load.handler())}`;
  // The exports of Vite's own helper.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return ((await import(address)) as Helper).__vitePreload;
}

const told = vi.fn<(event: Event) => boolean>();
const gone = () => Promise.reject(new TypeError('gone'));
vi.stubGlobal('dispatchEvent', told);
afterEach(() => told.mockReset());

it("a failed import dispatches Vite's event on the window, and rejects", async () => {
  told.mockReturnValue(true);
  const preload = await loadHelper();
  await expect(preload(gone)).rejects.toThrow('gone');
  expect(told.mock.calls[0]?.[0]).toMatchObject({
    type: 'vite:preloadError',
    cancelable: true,
    payload: new TypeError('gone'),
    area: 'shell',
  });
});

it('stays pending while the page is being left', async () => {
  told.mockReturnValue(false);
  const preload = await loadHelper();
  const outcome = Promise.race([
    preload(gone),
    new Promise((resolve) => setTimeout(resolve, 20, 'pending')),
  ]);
  expect(await outcome).toBe('pending');
});

it('a successful import dispatches nothing', async () => {
  expect(await (await loadHelper())(() => Promise.resolve(1))).toBe(1);
  expect(told).not.toHaveBeenCalled();
});
