import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';

/** Changes a text in a source file; returns a function that restores the file, including its time. */
export function changeSource(file: string, from: string, to: string): () => void {
  const text = readFileSync(file, 'utf8');
  const { atime, mtime } = statSync(file);
  if (!text.includes(from)) throw new Error(`${file} does not contain “${from}”.`);
  writeFileSync(file, text.replace(from, to));
  return () => {
    writeFileSync(file, text);
    utimesSync(file, atime, mtime);
  };
}
