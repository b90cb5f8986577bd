const MOST = 100;

/** Keeps some texts that are asked for again and again. When there are too many it starts anew. */
export class KeptTexts {
  readonly #texts = new Map<string, Promise<string>>();

  /** The text of a key, built once. */
  get(key: string, build: () => Promise<string>): Promise<string> {
    const known = this.#texts.get(key);
    if (known) return known;
    if (this.#texts.size >= MOST) this.#texts.clear();
    const text = build();
    this.#texts.set(key, text);
    text.catch(() => this.#texts.delete(key));
    return text;
  }
}
