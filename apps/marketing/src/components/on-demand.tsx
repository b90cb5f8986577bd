import { ErrorState, Skeleton } from '@tassis/design-system';
import { lazy, Suspense, type ComponentType } from 'react';
import { fr } from '../messages/fr.ts';

/**
 * A part in a script of its own, apart from the area's entry. The server renders it, the browser hydrates it when the
 * script arrives.
 * @param load imports the part
 * @param failure what people read when the script does not arrive
 */
export function onDemand(load: () => Promise<ComponentType>, failure: string): ComponentType {
  const Unavailable = () => (
    <ErrorState title={failure} retry={{ text: fr.retry, onRetry: () => location.reload() }} />
  );
  const Part = lazy(async () => ({ default: await load().catch(() => Unavailable) }));
  return function OnDemand() {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <Part />
      </Suspense>
    );
  };
}
