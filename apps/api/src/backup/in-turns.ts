import PQueue from 'p-queue';

/** Files that are on their way at once; each is in memory meanwhile. */
const AT_ONCE = 8;

/** Works through all of them, a few at once. After the first that fails no other one begins, and it rejects once none is under way. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  try {
    await queue.addAll(items.map((item) => () => work(item)));
  } catch (error) {
    queue.clear();
    await queue.onIdle();
    throw error;
  }
}
