import { getApi } from '@tassis/api-client';
import { getPackageOrder, updatePackageOrder, type ContentPackage } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { useRef, useState } from 'react';

/**
 * The order of packages as the person moves them: each move is shown at once and saved after those before it. An order that
 * cannot be saved returns to that of the site.
 */
export function useOrder(packages: readonly ContentPackage[], onChange: () => void) {
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const wanted = useRef<readonly string[]>([]);
  const ids = packages.map(({ id }) => id);
  const isCurrent = moved?.length === ids.length && ids.every((id) => moved.includes(id));
  const order = isCurrent ? moved : ids;

  const saving = useAction(async () => {
    try {
      let saved: readonly string[];
      do {
        saved = wanted.current;
        const { data } = await getApi().call(getPackageOrder, {});
        const body = { ids: [...saved] };
        await getApi().call(updatePackageOrder, { body }, { version: data.version });
      } while (saved !== wanted.current);
    } catch (error) {
      setMoved(null);
      throw error;
    } finally {
      onChange();
    }
  });

  return {
    items: order.flatMap((id) => {
      const key = ids.indexOf(id);
      const item = packages[key];
      return item ? [{ key, item }] : [];
    }),
    failure: saving.failure,
    move: (from: number, to: number) => {
      const [id] = order.slice(from, from + 1);
      if (id === undefined || to < 0 || to >= order.length) return;
      wanted.current = order.toSpliced(from, 1).toSpliced(to, 0, id);
      setMoved(wanted.current);
      saving.run();
    },
  };
}
