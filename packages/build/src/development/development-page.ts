import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parsed } from '../parsed.ts';

const apps = path.resolve(import.meta.dirname, '../../../../apps');

/** The fields of the release manifest that are read here; the others are passed on. */
interface Manifest {
  shell: object;
  areas: { id: string }[];
}

/** In development, inlines the manifest and settings into the page, as the edge does in production. */
export function developmentPage() {
  return {
    name: 'tassis:development-page',
    apply: 'serve',
    transformIndexHtml: () => {
      const ports = areaPorts();
      return [
        dataBlock('tassis-release', JSON.stringify(manifestWith(Object.keys(ports)))),
        dataBlock('tassis-settings', JSON.stringify(settings(ports))),
      ];
    },
  } satisfies Plugin;
}

/** The areas in development and the ports of their development servers. */
function areaPorts(): Record<string, number> {
  return parsed(process.env['TASSIS_DEV_AREAS'] ?? '{}');
}

function settings(ports: Record<string, number>) {
  return {
    apiBaseUrl: process.env['API_BASE_URL'] || undefined,
    authBaseUrl: process.env['AUTH_BASE_URL'] || undefined,
    developmentEntries: Object.fromEntries(
      Object.entries(ports).map(([id, port]) => [
        id,
        `http://localhost:${port}/remoteEntry.${id}.js`,
      ]),
    ),
  };
}

/**
 * The live manifest, except for the shell and the areas in development: their facts come from their descriptors, even if they
 * are not released or are disabled.
 */
function manifestWith(underWork: string[]): object {
  const manifest: Manifest = parsed(readFileSync(process.env['TASSIS_DEV_MANIFEST'] ?? '', 'utf8'));
  const { platformApi, mounts } = descriptorIn('shell/shell.json');
  const others = manifest.areas.filter(({ id }) => !underWork.includes(id));
  const shell = { ...manifest.shell, mounts };
  return { ...manifest, platformApi, shell, areas: [...others, ...underWork.map(entryFor)] };
}

function entryFor(id: string): object {
  const { mounts, roles, languages, requires, timeoutMs } = descriptorIn(`${id}/area.json`);
  const version = 'development';
  const entry = `/mfe/${id}/${version}/remoteEntry.${id}.js`;
  return { id, version, entry, mounts, roles, languages, requires, timeoutMs, enabled: true };
}

function descriptorIn(file: string): Record<string, unknown> {
  return parsed(readFileSync(path.join(apps, file), 'utf8'));
}

function dataBlock(id: string, json: string) {
  return {
    tag: 'script',
    attrs: { type: 'application/json', id },
    children: json.replaceAll('<', String.raw`\u003c`),
    injectTo: 'head' as const,
  };
}
