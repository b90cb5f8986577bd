import { useQuery, type UseQueryOptions } from '@tassis/api-client/query';
import { DashboardSection } from './dashboard-section.tsx';
import { QueryView, type QueryViewProps } from './query-view.tsx';

/** Props of {@link QuerySection}: a {@link QueryView}'s, but what it asks for in place of a state. */
export type QuerySectionProps<Data> = Omit<QueryViewProps<Data>, 'query'> & {
  title: string;
  /** `apiQuery(getClientProfile, {})` */
  query: UseQueryOptions<Data>;
};

/** A section of a signed-in page that loads and fails on its own. */
export function QuerySection<Data>({ title, query, ...view }: QuerySectionProps<Data>) {
  return (
    <DashboardSection title={title}>
      <QueryView {...view} query={useQuery(query)} />
    </DashboardSection>
  );
}
