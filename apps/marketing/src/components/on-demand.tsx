import { ErrorState, Skeleton } from '@tassis/design-system';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { fr } from '../messages/fr.ts';

interface Loadable {
  /** Loads the script of the part. Never rejects: the part says that it did not arrive. */
  load: () => Promise<unknown>;
}

/**
 * A part in a script of its own, apart from the area's entry. The server renders it, the browser hydrates it when the
 * script arrives; see `withParts`.
 * @param load imports the part
 * @param failure what people read when the script does not arrive
 */
export function onDemand<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  failure: string,
): ComponentType<P> & Loadable {
  const Unavailable = () => (
    <ErrorState title={failure} retry={{ text: fr.retry, onRetry: () => location.reload() }} />
  );
  let loaded: ComponentType<P> | undefined;
  const loadPart = async () => {
    loaded ??= await load().catch(() => Unavailable);
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await loadPart() }));
  function OnDemand(props: P) {
    const [Part] = useState<ComponentType<P> | typeof Lazy>(() => loaded ?? Lazy);
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(OnDemand, { load: loadPart });
}

/**
 * A page's loader that waits for the scripts of its parts, too. React takes what the server rendered away when the page
 * changes while a part still waits for its script.
 */
export function withParts<Args, Answer>(
  loader: (args: Args) => Promise<Answer>,
  ...parts: readonly Loadable[]
) {
  return async (args: Args): Promise<Answer> => {
    const [answer] = await Promise.all([loader(args), ...parts.map((part) => part.load())]);
    return answer;
  };
}
