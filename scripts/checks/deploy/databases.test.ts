import { expect, it } from 'vitest';
import { parsed } from '../../parsed.mjs';
import { files, manifestsIn } from './manifests.ts';
import { containersIn, podsIn } from './pods.ts';

type Cluster = {
  metadata: { name: string };
  spec: {
    bootstrap: { initdb: { database: string; owner: string; postInitApplicationSQL?: string[] } };
    plugins?: { parameters: { barmanObjectName: string } }[];
  };
};
type Policy = {
  kind: string;
  metadata: { name: string };
  spec: { podSelector: object; ingress: unknown[] };
};

const all = files.flatMap((file) => manifestsIn(file).map((manifest) => ({ file, manifest })));
const clusters: Cluster[] = parsed(
  JSON.stringify(
    all
      .map(({ manifest }) => manifest)
      .filter(({ apiVersion, kind }) => `${apiVersion}/${kind}`.includes('cnpg.io/v1/Cluster')),
  ),
);
const databaseOf = (name: string) =>
  clusters.find(({ metadata }) => metadata.name === name)?.spec.bootstrap.initdb.database;

it('the firm’s and the edges’ databases are clusters of their own: a recovery of one leaves the other', () => {
  expect(clusters.map(({ metadata: { name } }) => [name, databaseOf(name)])).toEqual([
    ['tassis-db', 'tassis'],
    ['tassis-releases', 'releases'],
  ]);
  expect(all.filter(({ manifest }) => manifest.kind === 'Database')).toEqual([]);
  const archived = clusters.filter(({ spec }) => spec.plugins);
  expect(archived.map(({ metadata }) => metadata.name)).toEqual(['tassis-db']);
});

it('only its owner may connect to the firm’s database', () => {
  expect(clusters[0]?.spec.bootstrap.initdb).toMatchObject({
    owner: 'tassis',
    postInitApplicationSQL: ['REVOKE CONNECT ON DATABASE tassis FROM PUBLIC'],
  });
});

it('each pod that uses the releases names their cluster, and the policy of each cluster lets in its own alone', () => {
  for (const { pod, labels } of podsIn(all)) {
    const urls = containersIn(pod).flatMap(({ env = [] }) =>
      env.flatMap(({ name, value }) => (name === 'RELEASE_DATABASE_URL' ? value : [])),
    );
    const isOfReleases = labels['uses-database'] === 'releases';
    expect(urls.length > 0).toBe(isOfReleases);
    for (const url of urls) expect(url).toContain('@tassis-releases-rw:5432/releases');
  }
  const policies: Policy[] = parsed(JSON.stringify(manifestsIn('network-policies.yaml')));
  for (const [cluster, user] of [
    ['tassis-db', 'tassis'],
    ['tassis-releases', 'releases'],
  ]) {
    const own = policies.find(
      ({ spec }) =>
        JSON.stringify(spec.podSelector) ===
        JSON.stringify({ matchLabels: { 'cnpg.io/cluster': cluster } }),
    );
    expect(own?.spec.ingress[0]).toEqual({
      from: [{ podSelector: { matchLabels: { 'uses-database': user } } }],
      ports: [{ port: 5432 }],
    });
  }
});
