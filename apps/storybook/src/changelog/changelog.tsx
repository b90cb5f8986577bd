import { Markdown } from '@storybook/addon-docs/blocks';
import { Badge, Card, Cluster, Stack } from '@tassis/design-system';
import { mostDemandingFirst, parseChangeset, type Change } from './changesets.ts';

const waiting = mostDemandingFirst(
  Object.values(
    import.meta.glob<string>('../../../../.changeset/*.md', {
      query: '?raw',
      import: 'default',
      eager: true,
      exhaustive: true,
    }),
  ).flatMap((file) => parseChangeset(file) ?? []),
);

const released = import.meta.glob<string>('../../../../{apps,packages}/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a changeset calls a change, for who reads no semver. */
const BUMPS: Readonly<Record<string, string>> = {
  major: 'rupture',
  minor: 'nouveau',
  patch: 'correction',
};

const isOurs = ({ packages }: Change) =>
  packages.some(({ name }) => name === '@tassis/design-system');

/** What the changesets announce and what the releases’ changelogs keep, as the files say it when the Storybook is built. */
export function Changelog() {
  return (
    <Stack gap="l">
      <Changes title="À venir, dans le système de design" changes={waiting.filter(isOurs)} />
      <Changes
        title="À venir, ailleurs dans la maison"
        changes={waiting.filter((change) => !isOurs(change))}
      />
      {Object.entries(released).map(([file, text]) => (
        <Markdown key={file}>{text}</Markdown>
      ))}
    </Stack>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Stack>
        {changes.map(({ packages, text }) => (
          <Card key={text}>
            <Stack gap="s">
              <Cluster gap="xs">
                {packages.map(({ name, bump }) => (
                  <Badge key={name} tone={bump === 'major' ? 'accent' : 'neutral'}>
                    {name.replace('@tassis/', '')} · {BUMPS[bump] ?? bump}
                  </Badge>
                ))}
              </Cluster>
              <div lang="en">
                <Markdown>{text}</Markdown>
              </div>
            </Stack>
          </Card>
        ))}
      </Stack>
      {changes.length === 0 ? <p>Rien pour l’instant.</p> : null}
    </section>
  );
}
