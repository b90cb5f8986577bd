import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listContentPackages, type ContentPackage } from '@tassis/contracts';
import { EmptySection, QueryView } from '@tassis/dashboard';
import { Stack, Tabs } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { RouterLink, useSearchParams } from '@tassis/platform/router';
import { useTexts } from '../../messages/packages/use-texts.ts';
import { ownPaths } from '../../paths.ts';
import { findView, isInView, PACKAGE_VIEWS, type PackageView } from './package-views.ts';
import { PackageRows } from './package-rows.tsx';

/** The packages in the order of the site, with their actions. */
export function PackageList() {
  const { list: texts } = useTexts();
  const [search] = useSearchParams();
  const query = useQuery({ ...apiQuery(listContentPackages, { query: {} }), staleTime: 0 });
  const view = findView(search.get('status'));
  return (
    <QueryView
      query={query}
      loading={texts.loading}
      failed={texts.failed}
      empty={{
        ...texts.empty,
        action: { text: texts.create, href: ownPaths.newPackage },
        when: ({ data }) => data.length === 0,
      }}
    >
      {({ data }, refetch) => (
        <Stack gap="m">
          <Views packages={data} current={view} />
          <Shown
            packages={data.filter((item) => isInView(view, item))}
            view={view}
            onChange={refetch}
          />
        </Stack>
      )}
    </QueryView>
  );
}

function Views({
  packages,
  current,
}: {
  packages: readonly ContentPackage[];
  current: PackageView;
}) {
  const { list: texts } = useTexts();
  const locale = useLocale();
  return (
    <Tabs
      label={texts.views}
      LinkComponent={RouterLink}
      items={PACKAGE_VIEWS.map((view) => ({
        href: view === 'current' ? ownPaths.packages : `${ownPaths.packages}?status=${view}`,
        text: texts.view[view],
        count: formatNumber(locale, packages.filter((item) => isInView(view, item)).length),
        current: view === current,
      }))}
    />
  );
}

type ShownProps = { packages: ContentPackage[]; view: PackageView; onChange: () => void };

function Shown({ packages, view, onChange }: ShownProps) {
  const { list: texts } = useTexts();
  if (packages.length === 0) return <EmptySection title={texts.view[view]} text={texts.nothing} />;
  return <PackageRows packages={packages} mayMove={view === 'current'} onChange={onChange} />;
}
