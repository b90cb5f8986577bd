import { Markdown } from '@storybook/addon-docs/blocks';
import { Badge, Card, Cluster, Stack } from '@tassis/design-system';
import { newestFirst, parseChangeset, type Change } from './changesets.ts';
import released from './released.json' with { type: 'json' };
import type { Times } from './times.ts';

/** Replaced by Vite, which can run git. */
declare const TIMES_OF_CHANGESETS: Times;

const changesets = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
  exhaustive: true,
});

/** The names of a changeset's kinds of change, for readers who do not know semver. */
const BUMPS: Readonly<Record<string, string>> = {
  major: 'rupture',
  minor: 'nouveau',
  patch: 'correction',
};

/** The waiting changesets, as their files are when the Storybook is built. */
export function Waiting() {
  const changes = Object.entries(changesets).flatMap(
    ([path, file]) => parseChangeset(path, file) ?? [],
  );
  return <Changes changes={changes} />;
}

/** The versions that `pnpm packages:version` has made. */
export function Released() {
  return <Changes changes={released} />;
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p>Rien pour l’instant.</p>;
  return (
    <Stack>
      {newestFirst(changes, TIMES_OF_CHANGESETS).map(({ parts, text, source }) => (
        <Card key={text}>
          <Cluster gap="s">
            {parts.map(({ name, bump, version }) => (
              <Badge key={name} tone={bump === 'major' ? 'accent' : 'neutral'}>
                {[name, version, BUMPS[bump]].filter(Boolean).join(' · ')}
              </Badge>
            ))}
            <Day of={TIMES_OF_CHANGESETS[source]} />
          </Cluster>
          <Markdown>{text}</Markdown>
        </Card>
      ))}
    </Stack>
  );
}

const days = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'Africa/Casablanca' });

function Day({ of: time }: { of: number | undefined }) {
  return time === undefined ? null : <span>{days.format(time).replace(/^1 /, '1er ')}</span>;
}
