import { asFields } from '@tassis/contracts';
import type { Violation } from '@tassis/domain';
import { createStore } from 'zustand/vanilla';

/** A PDF of the form. Without `content` (base64) only its name is known: unless it was ordered, it has to be given again. */
export type PdfFile = {
  name: string;
  /** Bytes. */
  size?: number | undefined;
  /** Moment of its last change, in ms. */
  lastModified?: number | undefined;
  content?: string | undefined;
  /** It belongs to a placed order, and stays unless another file replaces it. */
  isOrdered?: boolean | undefined;
};

/** The part of a file that is stored. */
export type FileSnapshot = Omit<PdfFile, 'content' | 'isOrdered'>;

/** What became of a file that has to be given again: it could not be read here, or the server could not take it. */
export type FileFailure = 'reading' | 'processing';

type FileState = {
  file: PdfFile | null;
  failure: FileFailure | null;
  /** Its content is on its way from the server. */
  isLoading: boolean;
  violation: Violation | null;
  isAttempted: boolean;
  /** What the server said of a file; it counts as long as that one stands there. */
  refusal: { text: string; file: PdfFile | null } | null;
};

/** The one file of a form. Its content stays in memory: the browser's storage has only its name, size and time. */
export class FormFile {
  readonly kind = 'file';
  readonly id: string;
  readonly store;
  readonly #onChange: () => void;

  /** @param onChange told after every change */
  constructor(id: string, onChange: () => void) {
    this.id = id;
    this.#onChange = onChange;
    this.store = createStore<FileState>(() => ({
      file: null,
      failure: null,
      isLoading: false,
      violation: null,
      isAttempted: false,
      refusal: null,
    }));
  }

  get file(): PdfFile | null {
    return this.store.getState().file;
  }

  put(file: PdfFile | null): void {
    this.store.setState({ file, failure: null });
    this.#onChange();
  }

  /** The file that came with an order: its content stays where it is. */
  putOrdered(file: { name: string } | null): void {
    this.put(file && { name: file.name, isOrdered: true });
  }

  /** Only its name stays. */
  fail(failure: FileFailure): void {
    this.put(this.snapshot());
    this.store.setState({ failure });
  }

  snapshot(): FileSnapshot | null {
    if (this.file === null) return null;
    const { name, size, lastModified } = this.file;
    return { name, size, lastModified };
  }

  /** Restores what was stored, of unknown shape and age. */
  load(source: unknown): void {
    const { name, size, lastModified } = asFields(source);
    if (typeof name !== 'string') {
      this.put(null);
      return;
    }
    const stored = { name, size: numberIn(size), lastModified: numberIn(lastModified) };
    const isSame = JSON.stringify(this.snapshot()) === JSON.stringify(stored);
    this.put(isSame ? this.file : stored);
  }

  /** Back to no file, and nothing said about it. */
  reset(): void {
    this.store.setState({ file: null, failure: null, isAttempted: false, refusal: null });
    this.#onChange();
  }

  setLoading(isLoading: boolean): void {
    this.store.setState({ isLoading });
  }

  /** Somebody wants to go on: what is wrong by now is shown; a file that is asked for only later is not missing yet. */
  attempt(): void {
    this.store.setState(({ violation, isAttempted }) => ({
      isAttempted: isAttempted || violation !== null,
    }));
  }

  setViolation(violation: Violation | null): void {
    this.store.setState({ violation });
  }

  /** Whether the one that stands there was refused by the server. */
  isRefused(): boolean {
    const { refusal, file } = this.store.getState();
    return refusal !== null && refusal.file === file;
  }

  /** The server's text; undefined: it said nothing of it. */
  refuse(text: string | undefined): void {
    this.store.setState({ refusal: text === undefined ? null : { text, file: this.file } });
  }
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
