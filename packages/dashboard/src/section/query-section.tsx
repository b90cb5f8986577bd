import { useQuery, type UseQueryOptions } from '@tassis/api-client/query';
import { DashboardSection, type DashboardSectionProps } from './dashboard-section.tsx';
import { QueryView, type QueryViewProps } from './query-view.tsx';

/** Props of {@link QuerySection}: a section's and a {@link QueryView}'s, but what it asks for in place of a state. */
export type QuerySectionProps<Data> = Omit<QueryViewProps<Data>, 'query' | 'actions'> &
  Omit<DashboardSectionProps, 'children'> & {
    /** `apiQuery(getClientProfile, {})` */
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
