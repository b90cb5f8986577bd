const MOST = 100;

/** A cache of results. When it is full, it is emptied. */
export class ResultCache<T> {
  readonly #results = new Map<string, Promise<T>>();

  /** The result of a key, built once. */
  get(key: string, build: () => Promise<T>): Promise<T> {
    const known = this.#results.get(key);
    if (known) return known;
    if (this.#results.size >= MOST) this.#results.clear();
    const result = build();
    this.#results.set(key, result);
    result.catch(() => this.#results.delete(key));
    return result;
  }
}
