import * as z from 'zod/mini';
import { controlNamed, nameControl, type FindControl } from './same-control.ts';
import { isChoice, isText, isTick, type Typed } from './typed-text.ts';

const storedSchema = z.array(
  z.object({
    name: z.object({ traits: z.string(), place: z.number(), of: z.number() }),
    value: z.string(),
    checked: z.boolean(),
  }),
);

type StoredText = z.infer<typeof storedSchema>;

/** Typed text is stored in this tab by the page's path; a sign-out clears it with the rest of the session storage. */
const formatKey = (path: string) => `typed:${path}`;

/** Reloads the page; text that is typed in its forms is restored. */
export function reloadKeepingText(): void {
  keepText();
  location.reload();
}

/** Stores text that is typed in the forms of this page for a reload; never passwords, codes or files. */
export function keepText(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const stored: StoredText = [
    ...root.querySelectorAll('form :is(input, textarea, select)'),
  ].flatMap((control) => {
    const content = getContent(control);
    return content ? [{ name: nameControl(root, control), ...content }] : [];
  });
  try {
    sessionStorage.setItem(formatKey(location.pathname), JSON.stringify(stored));
  } catch {
    // Storage is forbidden or full: a reload loses it, as any reload does.
  }
}

function getContent(control: Element): { value: string; checked: boolean } | undefined {
  if (isTick(control)) return control.checked ? { value: control.value, checked: true } : undefined;
  if (isChoice(control)) return { value: control.value, checked: false };
  if (!isText(control) || isSecret(control) || control.value === '') return undefined;
  return { value: control.value, checked: false };
}

function isSecret({ type, autocomplete }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return /^(?:password|hidden|file)$/.test(type) || autocomplete === 'one-time-code';
}

/** Takes the text that was stored before the reload, with its controls; a second call finds none. */
export function takeStoredText(root: HTMLElement): { typed: Typed[]; findControl: FindControl } {
  const stored = readStored();
  const names = new Map(stored.map((one) => [document.createElement('input'), one] as const));
  return {
    typed: [...names].map(([control, { value, checked }]) => ({ control, value, checked })),
    findControl: (stand) => {
      const one = [...names].find(([control]) => control === stand)?.[1];
      const control = one && controlNamed(root, one.name);
      // Text that was typed since the reload wins.
      return isText(control) && control.value !== '' && !isTick(control) ? undefined : control;
    },
  };
}

function readStored(): StoredText {
  const key = formatKey(location.pathname);
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? [] : storedSchema.parse(JSON.parse(text));
  } catch {
    return []; // storage is forbidden, or holds something else
  }
}
