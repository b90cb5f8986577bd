import { ApiError, getApi } from '@tassis/api-client';
import { getSavedViews, updateSavedViews, type SavedViews } from '@tassis/contracts';

export type SavedView = SavedViews['views'][number];

type Change = (views: readonly SavedView[]) => SavedView[];

/** Saves a change of the views. If another tab has saved meanwhile, applies it once more to the newer views. */
export async function writeViews(read: SavedViews, change: Change): Promise<unknown> {
  try {
    return await put(read, change);
  } catch (error) {
    const newer = findNewer(error);
    if (newer === undefined) throw error;
    return put(newer, change);
  }
}

function put({ views, version }: SavedViews, change: Change) {
  return getApi().call(updateSavedViews, { body: { views: change(views) } }, { version });
}

function findNewer(error: unknown): SavedViews | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return undefined;
  const parsed = getSavedViews.response.schema.safeParse({ success: true, data: error.data });
  return parsed.success ? parsed.data.data : undefined;
}

/** The search parameters that a view saves: filters, sort order and columns, but neither the page nor the open row. */
export function toViewQuery(search: URLSearchParams): string {
  const view = new URLSearchParams(search);
  for (const name of ['page', 'cursor', 'row']) view.delete(name);
  view.sort();
  return view.toString();
}
