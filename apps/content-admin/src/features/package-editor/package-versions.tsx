import { apiQuery, getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listPackageVersions, restorePackageVersion, type PackageVersion } from '@tassis/contracts';
import { ActionDialog, DashboardSection, QueryView, type AskedAction } from '@tassis/dashboard';
import { Button, DescriptionList, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { packageDifferences } from '@tassis/domain';
import { formatDateTime } from '@tassis/messages';
import { useState } from 'react';
import { useTexts } from '../../messages/packages/use-texts.ts';
import type { PackageValues } from './package-values.ts';
import type { PackageAct } from './use-package-draft.ts';
import { useValueText } from './use-value-text.ts';

type PackageVersionsProps = {
  id: string;
  values: PackageValues;
  act: (act: PackageAct) => Promise<boolean>;
};

/** The versions of a package, each compared with the draft, into which it can be restored. */
export function PackageVersions({ id, values, act }: PackageVersionsProps) {
  const { editor: texts } = useTexts();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const query = useQuery({ ...apiQuery(listPackageVersions, { params: { id } }), staleTime: 0 });
  const restore = (version: number) =>
    setAsked({
      ...texts.versions.restore(version),
      run: () =>
        act({
          typed: 'dropped',
          run: async (seen) => {
            const input = { params: { id, version: String(version) } };
            return (await getApi().call(restorePackageVersion, input, { version: seen.version }))
              .data;
          },
        }),
    });
  const close = () => setAsked(null);
  return (
    <QueryView query={query} loading={texts.versions.loading} failed={texts.versions.failed}>
      {({ data }) => (
        <Stack gap="m">
          {data.map((version, place) => (
            <Version
              key={version.version}
              version={version}
              isNewest={place === 0}
              values={values}
              onRestore={restore}
            />
          ))}
          <ActionDialog action={asked} onDone={close} onCancel={close} />
        </Stack>
      )}
    </QueryView>
  );
}

type VersionProps = {
  version: PackageVersion;
  isNewest: boolean;
  values: PackageValues;
  onRestore: (version: number) => void;
};

function Version({ version, isNewest, values, onRestore }: VersionProps) {
  const { editor: texts, marks } = useTexts();
  const locale = useLocale();
  const toText = useValueText();
  const { version: number, author, created_at: at, package: content } = version;
  const differences = packageDifferences(content, values);
  const isOnSite = isNewest && content.status === 'published';
  const quote = (...value: Parameters<typeof toText>) => {
    const text = toText(...value);
    return text === texts.nothing ? text : texts.versions.quoted(text);
  };
  return (
    <DashboardSection
      title={texts.versions.title(number, isOnSite ? texts.versions.onSite : marks[content.status])}
      actions={
        differences.length > 0 ? (
          <Button
            size="s"
            aria-label={texts.versions.restoreThis(number)}
            onClick={() => onRestore(number)}
          >
            {texts.versions.restoreText}
          </Button>
        ) : null
      }
    >
      <p>{texts.versions.by(formatDateTime(locale, at), author)}</p>
      {differences.length === 0 ? (
        <p>{texts.versions.same}</p>
      ) : (
        <DescriptionList
          items={differences.map(({ field }) => ({
            term: texts.fields[field],
            value: texts.versions.difference(
              quote(content[field], field),
              quote(values[field], field),
            ),
          }))}
        />
      )}
    </DashboardSection>
  );
}
