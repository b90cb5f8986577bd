import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SystemAddresses } from './addresses.ts';
import { parsed } from './json.ts';

/** An area's entry in a manifest. */
export interface Entry {
  id: string;
  version: string;
  entry: string;
  integrity: string;
  requires: { platformApi: string };
  [more: string]: unknown;
}

/** The fields of a manifest that are used here; the others are passed through. */
export interface Manifest {
  release: string;
  platformApi: string;
  areas: Entry[];
}

/** The manifest of a running system, which a test can replace and restore. */
export class LiveManifest {
  readonly found: Manifest;
  readonly #text: string;
  readonly #file: string;

  constructor({ dataDirectory }: SystemAddresses) {
    this.#file = path.join(dataDirectory, 'releases/manifest.json');
    this.#text = readFileSync(this.#file, 'utf8');
    this.found = parsed<Manifest>(this.#text);
  }

  /** Makes another manifest live without any check; returns its name. */
  replace(manifest: object): string {
    const release = new Date().toISOString();
    this.#write(JSON.stringify({ ...manifest, release }));
    return release;
  }

  putBack(): void {
    this.#write(this.#text);
  }

  #write(text: string): void {
    writeFileSync(`${this.#file}.draft`, text);
    renameSync(`${this.#file}.draft`, this.#file);
  }
}
