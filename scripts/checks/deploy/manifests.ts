import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cloudNativePg from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { parsed } from '../../parsed.mjs';
import { repository } from '../../toolchain.mjs';

/** A manifest as it stands in its file. */
export type Manifest = { apiVersion: string; kind: string; [field: string]: unknown };

/** A class of `kubernetes-models`: `validate` throws what is wrong. */
type Model = new (data: never) => { validate: () => void };

const models = new Map<string, Model>(
  Object.entries({
    'v1/ConfigMap': core.ConfigMap,
    'v1/Namespace': core.Namespace,
    'v1/PersistentVolumeClaim': core.PersistentVolumeClaim,
    'v1/Service': core.Service,
    'apps/v1/Deployment': apps.Deployment,
    'autoscaling/v2/HorizontalPodAutoscaler': autoscaling.HorizontalPodAutoscaler,
    'batch/v1/CronJob': batch.CronJob,
    'batch/v1/Job': batch.Job,
    'networking.k8s.io/v1/Ingress': networking.Ingress,
    'networking.k8s.io/v1/NetworkPolicy': networking.NetworkPolicy,
    'policy/v1/PodDisruptionBudget': policy.PodDisruptionBudget,
    'postgresql.cnpg.io/v1/Cluster': cloudNativePg.Cluster,
    'postgresql.cnpg.io/v1/Database': cloudNativePg.Database,
    'postgresql.cnpg.io/v1/ScheduledBackup': cloudNativePg.ScheduledBackup,
  }),
);

export const folder = path.join(repository, 'deploy/kubernetes');
export const files: string[] = globSync('*.yaml', { cwd: folder }).toSorted();

/** The manifests of a file. */
export function manifestsIn(file: string): Manifest[] {
  const documents = parseAllDocuments(readFileSync(path.join(folder, file), 'utf8'));
  return documents.map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return parsed(JSON.stringify(document));
  });
}

/** Whether a schema of this kind is known. */
export function hasSchema({ apiVersion, kind }: Manifest): boolean {
  return models.has(`${apiVersion}/${kind}`);
}

/** What the schema of its kind says of a manifest; undefined when it fits. */
export function problemOf(manifest: Manifest): string | undefined {
  const Known = models.get(`${manifest.apiVersion}/${manifest.kind}`);
  if (!Known) return 'has no schema';
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what is validated
    new Known(manifest as never).validate();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/**
 * The fields that the schema does not know. It lets them pass, so each value is replaced by one that no field of Kubernetes may
 * have: where that passes too, nobody reads the field.
 */
export function unknownFields(manifest: Manifest): string[] {
  const copy = structuredClone(manifest);
  return leavesOf(copy).flatMap(({ place, parent, key, value }) => {
    Reflect.set(parent, key, [[true]]);
    const isKnown = problemOf(copy) !== undefined;
    Reflect.set(parent, key, value);
    return isKnown ? [] : [place];
  });
}

type Leaf = { place: string; parent: object; key: string; value: unknown };

function leavesOf(parent: object, above = ''): Leaf[] {
  return Object.entries(parent).flatMap(([key, value]: [string, unknown]): Leaf[] => {
    const place = `${above}/${key}`;
    const isEmpty = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
    return isEmpty ? [{ place, parent, key, value }] : leavesOf(value, place);
  });
}
