import { parsed } from '../../parsed.mjs';
import type { Manifest } from './manifests.ts';

/** What the checks read of a container. */
export type Container = {
  name: string;
  image: string;
  ports?: { name: string }[];
  env?: {
    name: string;
    value?: string;
    valueFrom?: { secretKeyRef?: { name: string; key: string } };
  }[];
  securityContext: unknown;
  resources: { requests: Record<string, string>; limits: Record<string, string> };
};

/** What the checks read of a pod. */
export type Pod = {
  terminationGracePeriodSeconds?: number;
  initContainers?: Container[];
  containers: Container[];
};

type Template = { metadata: { labels: Record<string, string> }; spec: Pod };
type Workload = { spec: { template?: Template; jobTemplate?: { spec: { template: Template } } } };

/** The pods of our own that the manifests make, with the name of what makes them. */
export function podsIn(all: readonly { file: string; manifest: Manifest }[]) {
  return all.flatMap(({ file, manifest }) => {
    if (!['Deployment', 'Job', 'CronJob'].includes(manifest.kind)) return [];
    const { spec }: Workload = parsed(JSON.stringify(manifest));
    const template = spec.template ?? spec.jobTemplate?.spec.template;
    if (!template) return [];
    const { labels } = template.metadata;
    return [{ file, name: labels['app'] ?? '', labels, pod: template.spec }];
  });
}

/** All containers of a pod, those that run first among them. */
export function containersIn({ initContainers = [], containers }: Pod): Container[] {
  return [...initContainers, ...containers];
}
