import { useQuery, type UseQueryOptions } from '@tassis/api-client/query';
import { DashboardSection, type DashboardSectionProps } from './dashboard-section.tsx';
import { QueryView, type QueryViewProps } from './query-view.tsx';

/** Props of {@link QuerySection}: those of a section and of a {@link QueryView}, with query options in place of a query. */
export type QuerySectionProps<Data> = Omit<QueryViewProps<Data>, 'query' | 'actions'> &
  Omit<DashboardSectionProps, 'children'> & {
    /** The query options: `apiQuery(getClientProfile, {})`. */
    query: UseQueryOptions<Data>;
  };

/** A section of a signed-in page that loads and fails on its own. */
export function QuerySection<Data>(props: QuerySectionProps<Data>) {
  const { title, id, actions, query, ...view } = props;
  return (
    <DashboardSection title={title} id={id} actions={actions}>
      <QueryView {...view} query={useQuery(query)} />
    </DashboardSection>
  );
}
