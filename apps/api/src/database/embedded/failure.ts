import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../startup-error.ts';

const leastFreeBytes = 8 * 1024 * 1024;

/** Turns what Node or PostgreSQL said into the one sentence that helps. */
export function explainFailure(cause: unknown, directory: string): StartupError {
  if (cause instanceof StartupError) return cause;
  const text = cause instanceof Error ? cause.message : String(cause);

  const versions =
    /initialized by PostgreSQL version (\d+)\S*, which is not compatible with this version (\d+)/.exec(
      text,
    );
  if (versions) return otherVersion(directory, versions[1] ?? '', versions[2] ?? '');
  if (
    /ENOSPC|EDQUOT|No space left|Check free disk space|Disk quota/.test(text) ||
    isFull(directory)
  )
    return new StartupError(
      `Le disque est plein\u202f: la base de données ne peut pas démarrer dans ${directory}.`,
      'Libérez de la place (environ 200 Mo), ou choisissez un autre dossier avec DATA_DIR, puis relancez.',
      { cause },
    );
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system|wrong ownership/.test(text))
    return noPermission(directory, cause);
  if (/ENOTDIR|EEXIST|ENOTEMPTY/.test(text))
    return new StartupError(
      `Il y a déjà autre chose qu’une base de données à l’emplacement ${directory}.`,
      'Déplacez ce fichier ou ce dossier, ou choisissez un autre dossier avec DATA_DIR.',
      { cause },
    );
  return new StartupError(
    `La base de données embarquée n’a pas démarré\u202f: ${gistOf(text)}`,
    `Le journal complet est dans ${directory}.log. Une autre base peut être indiquée dans DATABASE_URL.`,
    { cause },
  );
}

function noPermission(directory: string, cause: unknown): StartupError {
  return new StartupError(
    `Impossible d’écrire dans ${directory}\u202f: ce compte n’en a pas le droit.`,
    'Donnez à votre compte le droit d’écrire dans ce dossier, ou choisissez-en un autre avec DATA_DIR.',
    { cause },
  );
}

function otherVersion(directory: string, found: string, expected: string): StartupError {
  return new StartupError(
    `Les données de ${directory} viennent de PostgreSQL ${found}, cette version de Tassis utilise PostgreSQL ${expected}.`,
    'Restaurez une sauvegarde dans un dossier neuf (DATA_DIR), ou revenez à la version précédente de Tassis.',
  );
}

function isFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(directory));
    return bavail * bsize < leastFreeBytes;
  } catch {
    return false;
  }
}

/** The last line that says why, else the last one. */
function gistOf(text: string): string {
  const lines = text.trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
}
