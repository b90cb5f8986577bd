import { Spinner, VisuallyHidden } from '@tassis/design-system';
import { LoadFailure } from '@tassis/views';
import type { ReactNode } from 'react';
import { EmptySection, type EmptySectionProps } from './empty-section.tsx';

/** What a query tells of itself: one of `useQuery`, or several in one. */
export type QueryState<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
};

/** Props of {@link QueryView}. */
export type QueryViewProps<Data> = {
  query: QueryState<Data>;
  /** Announced while nothing is there yet: 'Chargement de la commande…'. */
  loading: string;
  /** Outlines of what will come, in place of a spinner. */
  outline?: ReactNode;
  /** What could not be had: 'La commande n’a pas pu être chargée'. */
  failed: string;
  /** Further ways on where it failed, as links. */
  actions?: ReactNode;
  /** What stands here when there is nothing to show, and when that is so. */
  empty?: EmptySectionProps & { when: (data: Data) => boolean };
  children: (data: Data) => ReactNode;
};

/**
 * What a query gives, or its state: on its way, failed with another try, empty. What was had once stays when asking again
 * fails. Each part of a page has its own, so that one that fails leaves the others.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, outline, failed, actions, empty, children } = props;
  if (query.data !== undefined) {
    return empty?.when(query.data) ? <EmptySection {...empty} /> : children(query.data);
  }
  if (query.isError) {
    return <LoadFailure title={failed} error={query.error} query={query} actions={actions} />;
  }
  if (outline === undefined) return <Spinner size="page" label={loading} />;
  return (
    <>
      <output>
        <VisuallyHidden>{loading}</VisuallyHidden>
      </output>
      {outline}
    </>
  );
}
