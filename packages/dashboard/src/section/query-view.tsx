import { ApiError } from '@tassis/api-client';
import { Spinner, VisuallyHidden } from '@tassis/design-system';
import { LoadFailure } from '@tassis/views';
import type { ReactNode } from 'react';
import { EmptySection, type EmptySectionProps } from './empty-section.tsx';
import { useArrival } from './use-arrival.ts';

/**
 * For how many milliseconds a landing page's data are fresh: the route's loader has just fetched them, so the page does not
 * again.
 */
export const LANDING_FRESH_MS = 5000;

/** The state of a query, or of several combined. */
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
  /** Announced while the first answer loads: 'Chargement de la commande…'. */
  loading: string;
  /** A skeleton in place of the spinner. */
  outline?: ReactNode;
  /** The title of the error: 'La commande n’a pas pu être chargée'. */
  failed: string;
  /** More links in the error state. */
  actions?: ReactNode;
  /** The state for a record that does not exist, or no longer: see {@link isMissing}. */
  missing?: EmptySectionProps;
  /** The empty state, and when to show it. */
  empty?: EmptySectionProps & { when: (data: Data) => boolean };
  /** Renders the data; `refetch` loads them again, for example after a change. */
  children: (data: Data, refetch: () => void) => ReactNode;
};

/**
 * Shows the data of a query, or its loading, error or empty state. Data that was loaded stays when a refetch fails.
 * Each section has its own QueryView, so that a failure does not affect the others.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, outline, failed, actions, missing, empty, children } = props;
  const data = useArrival(query.data);
  if (missing && isMissing(query.error)) return <EmptySection {...missing} />;
  if (data !== undefined) {
    if (empty?.when(data)) return <EmptySection {...empty} />;
    return children(data, () => void query.refetch());
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

/** Whether a record does not exist for this person (404), or the id is malformed (422). */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
