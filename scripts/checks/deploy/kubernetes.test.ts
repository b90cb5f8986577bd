import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../apps/api/src/config.ts';
import { readConfig } from '../../../apps/edge/src/config.ts';
import { parsed } from '../../parsed.mjs';
import { repository } from '../../toolchain.mjs';
import { files, folder, hasSchema, manifestsIn, problemOf, unknownFields } from './manifests.ts';
import { containersIn, podsIn, type Container } from './pods.ts';
import { probeVariables, unknownVariables } from './variables.ts';

/** Theirs are no schemas here; all but the first are checked by eye against their own documentation. */
const withoutSchema = [
  'kustomize.config.k8s.io/v1beta1/Kustomization',
  'barmancloud.cnpg.io/v1/ObjectStore',
  'monitoring.coreos.com/v1/PodMonitor',
];

const all = files.flatMap((file) => manifestsIn(file).map((manifest) => ({ file, manifest })));
const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
/** The table of secrets, up to the first line that is none of its rows. */
const secretRows = /^ +\| Secret .*\n(?: +\|.*\n)+/m.exec(readme)?.[0] ?? '';
const [{ data: settings } = { data: {} }]: { data?: Record<string, string> }[] = parsed(
  JSON.stringify(manifestsIn('settings.yaml')),
);

/** The environment of a container; a secret has a value that any form of it takes. */
function environmentOf({ env = [] }: Container): Record<string, string> {
  const own: Record<string, string> = {};
  for (const { name, value } of env) own[name] = value ?? stands[name] ?? 'x'.repeat(48);
  return { ...settings, ...own };
}
/** The databases by the variables that name them. */
const databases: Record<string, string> = {
  DATABASE_URL: 'tassis',
  RELEASE_DATABASE_URL: 'releases',
};
const stands: Record<string, string> = {
  DATABASE_URL: 'postgresql://tassis:secret@tassis-db-rw.tassis:5432/tassis',
  PROBE_EMAIL: 'sonde@example.ma',
  SMTP_URL: 'smtps://user:secret@mail.example.ma',
};

type Rule = { from?: unknown[]; to?: unknown[]; ports: unknown[] };
type Monitor = {
  spec: {
    selector: { matchLabels: { app: string } };
    podMetricsEndpoints: { port: string; relabelings: [{ replacement: string }] }[];
  };
};
type Policy = { metadata: { name: string }; spec: { ingress?: Rule[]; egress?: Rule[] } };

const isProduction = {
  api: (env: Record<string, string>) => parseConfig(env).environment === 'production',
  edge: (env: Record<string, string>) => readConfig(env).isProduction,
};

it.each(all.filter(({ manifest }) => hasSchema(manifest)))(
  '$file: $manifest.kind fits its schema, which knows each field',
  ({ manifest }) => {
    expect(problemOf(manifest)).toBeUndefined();
    expect(unknownFields(manifest)).toEqual([]);
  },
);

it('a field that is misspelt or has the wrong form is found', () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' } };
  expect(unknownFields({ ...service, spec: { selectr: { app: 'a' } } })).toEqual([
    '/spec/selectr/app',
  ]);
  expect(problemOf({ ...service, spec: { ports: 3000 } })).toContain('ports');
});

it('only kinds that npm has no schema of are not compared with one', () => {
  const kinds = all.filter(({ manifest }) => !hasSchema(manifest));
  const names = kinds.map(({ manifest: { apiVersion, kind } }) => `${apiVersion}/${kind}`);
  expect(new Set(names)).toEqual(new Set(withoutSchema));
});

const [kustomization]: { resources: string[]; images: { name: string }[] }[] = parsed(
  JSON.stringify(manifestsIn('kustomization.yaml')),
);

it('the kustomization names each file, and each image, so that an overlay reaches it', () => {
  expect([...(kustomization?.resources ?? [])].toSorted()).toEqual(
    files.filter((file) => !['kustomization.yaml', 'monitoring.yaml'].includes(file)),
  );
  const used = podsIn(all).flatMap(({ pod }) => containersIn(pod).map(({ image }) => image));
  const ours = used.filter((image) => !/^quay\.io\/.*:v\d/.test(image));
  expect(new Set(kustomization?.images.map(({ name }) => name))).toEqual(new Set(ours));
});

it('commands of releases are given in a pod that reaches their store as an edge does', () => {
  const [edge, releases] = ['edge', 'releases'].map((app) =>
    podsIn(all).find(({ name }) => name === app),
  );
  const storeOf = (one: typeof edge) => {
    const env = one?.pod.containers.flatMap((container) => container.env ?? []);
    return env?.filter(({ name }) => /^(?:RELEASE|S3)_/.test(name));
  };
  expect(storeOf(releases)).toHaveLength(5);
  expect(storeOf(releases)).toEqual(storeOf(edge));
  expect(releases?.labels['uses-database']).toBe(edge?.labels['uses-database']);
  const workflow = readFileSync(path.join(repository, '.github/workflows/main.yml'), 'utf8');
  for (const { name } of (storeOf(edge) ?? []).filter(
    (each) => each.name !== 'RELEASE_DATABASE_PASSWORD',
  ))
    expect(workflow).toContain(`${name}: \${{`);
});

it('the daily check is a job of its own, which a failed backup does not keep back, with what backups are told', () => {
  const [nightly, check] = ['nightly', 'check'].map(
    (app) => podsIn(all).find(({ name }) => name === app)?.pod,
  );
  expect(nightly && containersIn(nightly).map(({ name }) => name)).toEqual(['backup', 'prune']);
  expect(check && containersIn(check).map(({ name }) => name)).toEqual(['check']);
  const env = check?.containers[0]?.env;
  for (const one of nightly ? containersIn(nightly) : []) expect(one.env).toEqual(env);
  const composed = readFileSync(path.join(repository, 'deploy/compose.yaml'), 'utf8');
  for (const name of new Set(composed.match(/\bBACKUP_[A-Z0-9_]+/g)))
    expect(env).toContainEqual(expect.objectContaining({ name }));
});

it('CI reaches what the pod of releases does, by labels that do not make it one of its pods', () => {
  const labels = podsIn(all).find(({ name }) => name === 'releases')?.labels ?? {};
  const { app, ...ofCallers } = labels;
  expect(app).toBe('releases');
  for (const [name, value] of Object.entries(ofCallers))
    expect(readme).toContain(`\`${name}: ${value}\``);
  const policies = manifestsIn('network-policies.yaml');
  const selectors = policies.map((manifest) => JSON.stringify(manifest['spec']));
  expect(selectors.some((one) => one.includes('{"calls":"releases"}'))).toBe(true);
  expect(
    selectors.filter((one) => /"app":"releases"|"values":\[[^\]]*"releases"/.test(one)),
  ).toEqual([]);
});

describe.each(podsIn(all))('the pods of $name', ({ pod, labels }) => {
  const containers = containersIn(pod);

  it('run as nobody, read-only, and may nothing', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const { securityContext, resources } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources.requests).toHaveProperty('cpu');
      expect(resources.limits).toHaveProperty('memory');
    }
  });

  it.each(containers.filter(({ env = [] }) => env.some(({ name }) => name === 'EDGE_SECRET')))(
    '$name starts on the environment that it gets, and knows each variable',
    (one) => {
      const env = environmentOf(one);
      const app = one.image.includes('tassis-api') ? 'api' : 'edge';
      expect(isProduction[app](env)).toBe(true);
      // What stands only in another variable’s value is nobody’s setting.
      const values = Object.values(env).join(' ');
      const used = Object.keys(env).filter((variable) => !values.includes(`$(${variable})`));
      expect(unknownVariables(app, used)).toEqual([]);
    },
  );

  it('take secrets that the table of README.md names, and nothing secret from a manifest', () => {
    const variables = containers.flatMap(({ env = [] }) => env);
    const secrets = variables.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
    for (const { name: secret, key } of secrets)
      expect(secretRows).toMatch(new RegExp(`\`${secret}\`.*\`${key}\``));
    const plain = variables.filter(({ value = '$(' }) => !value.includes('$('));
    for (const { name: variable } of plain)
      expect(variable).not.toMatch(/SECRET|PASSWORD|KEY|DATABASE_URL/);
  });

  it('are let through to what they use', () => {
    expect(labels).toHaveProperty('app');
    const names = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
    const [database] = names.flatMap((name) => databases[name] ?? []);
    expect(labels['uses-database']).toBe(database);
  });
});

it('the synthetic order has the account that the API knows, and each server has somebody who reads its metrics', () => {
  const [ofApi, ofProbe] = ['api', 'probe'].map(
    (app) => podsIn(all).find(({ name }) => name === app)?.pod.containers[0]?.env ?? [],
  );
  expect(ofProbe?.map(({ name }) => name).toSorted()).toEqual(probeVariables());
  const account = ofProbe?.find(({ name }) => name === 'PROBE_EMAIL');
  expect(ofApi).toContainEqual(account);
  const monitors: Monitor[] = parsed(JSON.stringify(manifestsIn('monitoring.yaml')));
  const read = monitors.flatMap(({ spec: { selector, podMetricsEndpoints } }) =>
    podMetricsEndpoints.map(({ port, relabelings: [{ replacement }] }) => {
      const pod = podsIn(all).find(({ name }) => name === selector.matchLabels.app)?.pod;
      const ports = pod?.containers.flatMap((container) => container.ports ?? []);
      return [replacement, ports?.some(({ name }) => name === port)];
    }),
  );
  expect(read).toEqual(['tassis-api', 'tassis-site', 'tassis-probe'].map((job) => [job, true]));
});

it('the ingress controller reaches edges and who answers for a certificate, and checks of the site reach it', () => {
  const policies = manifestsIn('network-policies.yaml').map((manifest) => {
    const { metadata, spec }: Policy = parsed(JSON.stringify(manifest));
    return [metadata.name, spec] as const;
  });
  const { edge, certificate, site } = Object.fromEntries(policies);
  const ofController = {
    namespaceSelector: {
      matchExpressions: [
        { key: 'kubernetes.io/metadata.name', operator: 'In', values: ['traefik', 'kube-system'] },
      ],
    },
  };
  expect(edge?.ingress?.[0]?.from).toContainEqual(ofController);
  expect(certificate).toEqual({
    podSelector: { matchLabels: { 'acme.cert-manager.io/http01-solver': 'true' } },
    policyTypes: ['Ingress'],
    ingress: [{ from: [ofController], ports: [{ port: 8089 }] }],
  });
  expect(site?.egress).toEqual([{ to: [ofController], ports: [{ port: 8443 }] }]);
});

it('both servers say when they can serve and are alive, and have time to end', () => {
  for (const { name, pod } of podsIn(all).filter(({ file }) =>
    ['api.yaml', 'edge.yaml'].includes(file),
  )) {
    const [server] = containersIn(pod);
    const prefix = name === 'api' ? '/api' : '';
    expect(server).toMatchObject({
      startupProbe: { httpGet: { path: `${prefix}/health/live` } },
      livenessProbe: { httpGet: { path: `${prefix}/health/live` } },
      readinessProbe: { httpGet: { path: `${prefix}/health/ready` } },
      lifecycle: { preStop: { sleep: { seconds: 5 } } },
    });
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(5 + 15);
  }
});
