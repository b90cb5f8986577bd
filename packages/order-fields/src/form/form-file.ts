import { asFields } from '@tassis/contracts';
import type { Violation } from '@tassis/domain';
import { createStore } from 'zustand/vanilla';

/** A PDF of the form. Without `content` (base64) only its name is known; it must be chosen again, unless it belongs to an order. */
export type PdfFile = {
  name: string;
  /** Bytes. */
  size?: number | undefined;
  /** The time of its last change, in ms. */
  lastModified?: number | undefined;
  content?: string | undefined;
  /** Whether it belongs to a placed order; it then stays unless another file replaces it. */
  isOrdered?: boolean | undefined;
};

/** The part of a file that is stored. */
export type FileSnapshot = Omit<PdfFile, 'content' | 'isOrdered'>;

/** Why a file must be chosen again: the browser could not read it, or the server could not process it. */
export type FileFailure = 'reading' | 'processing';

type FileState = {
  file: PdfFile | null;
  failure: FileFailure | null;
  /** Whether its content is being loaded from the server. */
  isLoading: boolean;
  violation: Violation | null;
  isAttempted: boolean;
  /** The server's error; it is shown as long as the refused file is there. */
  refusal: { text: string; file: PdfFile | null } | null;
};

/** The one file of a form. Its content stays in memory: the browser's storage has only its name, size and time. */
export class FormFile {
  readonly kind = 'file';
  readonly id: string;
  readonly store;
  readonly #onChange: () => void;

  /** @param onChange called after every change */
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

  /** Sets the file of an order, whose content stays on the server. */
  putOrdered(file: { name: string } | null): void {
    this.put(file && { name: file.name, isOrdered: true });
  }

  /** Drops the content, keeps the name, and shows the failure. */
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

  /** Removes the file and its errors. */
  reset(): void {
    this.store.setState({ file: null, failure: null, isAttempted: false, refusal: null });
    this.#onChange();
  }

  setLoading(isLoading: boolean): void {
    this.store.setState({ isLoading });
  }

  /** Shows the error, if there is one now. A file that becomes required later shows none before the next attempt. */
  attempt(): void {
    this.store.setState(({ violation, isAttempted }) => ({
      isAttempted: isAttempted || violation !== null,
    }));
  }

  setViolation(violation: Violation | null): void {
    this.store.setState({ violation });
  }

  /** Whether the server has refused the current file. */
  isRefused(): boolean {
    const { refusal, file } = this.store.getState();
    return refusal !== null && refusal.file === file;
  }

  /** Sets or clears the server's error. */
  refuse(text: string | undefined): void {
    this.store.setState({ refusal: text === undefined ? null : { text, file: this.file } });
  }
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
