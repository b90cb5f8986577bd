import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SystemAddresses } from './addresses.ts';
import { restate, restateFile, type Statement } from './integrity-file.ts';
import { LiveManifest, type Entry } from './live-manifest.ts';

const thrown = "id:(()=>{throw new TypeError('broken is not a function')})()";

/** A release of an area that a test may break: a copy of the live one, with its own version. */
export class BrokenRelease {
  readonly id: string;
  readonly version: string;
  readonly live: Entry;
  readonly #manifest: LiveManifest;
  readonly #folder: string;
  readonly #code: string;

  constructor(system: SystemAddresses, id: string, name: string) {
    this.id = id;
    this.#manifest = new LiveManifest(system);
    this.live = this.#manifest.found.areas.find((entry) => entry.id === id) ?? missing(id);
    this.version = `${this.live.version}-${name}`;
    const releases = path.join(system.dataDirectory, 'releases/mfe', id);
    this.#folder = path.join(releases, this.version);
    cpSync(path.join(releases, this.live.version), this.#folder, { recursive: true });
    this.#code = readFileSync(this.#script(), 'utf8');
  }

  /** The address of its script. */
  get entry(): string {
    return `/mfe/${this.id}/${this.version}/remoteEntry.${this.id}.js`;
  }

  /** Rewrites its script, or removes it. The recorded hash stays. */
  rewrite(change: (code: string) => string | undefined): void {
    const code = change(this.#code);
    this.#takeScript();
    if (code !== undefined) writeFileSync(this.#script(), code);
  }

  /** Rewrites its script, and its recorded hash. Returns the new hash of `integrity.json`. */
  rebuild(change: (code: string) => string): string {
    this.rewrite(change);
    return restateFile(this.#folder, path.basename(this.#script()));
  }

  /** Lets the script with the area's own code throw while it runs, among its routes. Returns the new hash of `integrity.json`. */
  throwAmongRoutes(): string {
    const name = readdirSync(this.#folder).find((file) => /^area-[\w-]{8}\.js$/.test(file)) ?? '';
    const script = path.join(this.#folder, name);
    const thrower = `${thrown},lazy:()=>`;
    const code = readFileSync(script, 'utf8').replace('lazy:()=>', thrower);
    if (!code.includes(thrower)) throw new Error(`${name} has no routes`);
    rmSync(`${script}.br`, { force: true });
    writeFileSync(script, code);
    return restateFile(this.#folder, name);
  }

  /** Changes its `integrity.json`. Returns the new hash of the file. */
  restate(change: (said: Statement) => Statement): string {
    return restate(this.#folder, change);
  }

  /** Makes its script unreadable for the site: a link to itself. */
  makeUnreadable(): void {
    this.#takeScript();
    symlinkSync(path.basename(this.#script()), this.#script());
  }

  /** Makes it the live release; returns the name of the manifest. */
  goLive(changes: Record<string, unknown> = {}): string {
    const { id, version, entry } = this;
    const { fallback: _, fallbackIntegrity: __, ...live } = this.live;
    const broken = { ...live, version, entry, ...changes };
    const { found } = this.#manifest;
    const areas = found.areas.map((area) => (area.id === id ? broken : area));
    return this.#manifest.replace({ ...found, areas });
  }

  /** Restores the release that was live; returns the name of the manifest. */
  takeBack(): string {
    this.#manifest.putBack();
    return this.#manifest.found.release;
  }

  remove(): void {
    this.takeBack();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The fields of a manifest entry by which the previous release is the fallback. */
  get asFallback(): Record<string, string> {
    return { fallback: this.live.version, fallbackIntegrity: this.live.integrity };
  }

  #takeScript(): void {
    rmSync(this.#script(), { force: true });
    rmSync(`${this.#script()}.br`, { force: true });
  }

  #script(): string {
    return path.join(this.#folder, `remoteEntry.${this.id}.js`);
  }
}

function missing(id: string): never {
  throw new Error(`${id} is not released`);
}
