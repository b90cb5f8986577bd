/** What a program tells the one that started it. */
export type Report = { type: 'ready' } | Failed;

/** Why it could not start, in words for a person, with a way on. */
interface Failed {
  type: 'failed';
  message: string;
  hint: string;
}

/** A worker that could not start, in its own words. */
export class StartFailure extends Error {
  readonly hint: string;

  constructor(message: string, hint = '') {
    super(message);
    this.name = 'StartFailure';
    this.hint = hint;
  }
}

/** Ends this program, its reason told to the parent or, started by hand, to the terminal. */
export function endWith(error: unknown): void {
  const { message, hint } = toFailure(error);
  const report: Report = { type: 'failed', message, hint };
  if (process.send && process.connected) process.send(report, () => process.exit(1));
  else process.stderr.write(`${message} ${hint}\n`, () => process.exit(1));
}

function toFailure(error: unknown): Pick<Failed, 'message' | 'hint'> {
  if (error instanceof StartFailure) return error;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return {
      message: 'The port wanted for the site is in use by another program.',
      hint: 'Stop that program, or choose another port: SITE_PORT=3100 npm start',
    };
  }
  const reason = error instanceof Error ? error.message : String(error);
  return { message: `The site could not start: ${reason}`, hint: '' };
}
