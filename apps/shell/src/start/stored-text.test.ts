import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepText, takeStoredText } from './stored-text.ts';
import { replayTyped } from './typed-text.ts';

const markup = `<form>
  <input name="name"><textarea name="message"></textarea>
  <select name="city"><option value="">–</option><option value="rabat">Rabat</option></select>
  <input type="checkbox" name="terms"><input type="password" name="password">
  <input name="code" autocomplete="one-time-code"><input type="hidden" name="token" value="">
</form>`;

const root = document.createElement('div');
root.id = 'root';
const control = (name: string) => {
  const found = root.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(name);
  return found;
};
const typed = { name: 'Salma', message: 'Bonjour', city: 'rabat' };

function fillIn(): void {
  for (const [name, value] of Object.entries({
    ...typed,
    password: 'secret-9',
    code: '123456',
    token: 'secret-8',
  }))
    control(name).value = value;
  control('terms').checked = true;
}

beforeEach(() => {
  root.innerHTML = markup;
  document.body.append(root);
});
afterEach(() => {
  root.remove();
  sessionStorage.clear();
});

describe('text that is typed in forms', () => {
  it('is restored once after a reload', () => {
    fillIn();
    keepText();
    root.innerHTML = markup;
    const { typed: restored, findControl } = takeStoredText(root);
    expect(replayTyped(restored, findControl)).toEqual([]);
    expect(Object.keys(typed).map((name) => control(name).value)).toEqual(Object.values(typed));
    expect(control('terms').checked).toBe(true);
    expect(takeStoredText(root).typed).toEqual([]);
  });

  it('is stored without secrets', () => {
    fillIn();
    keepText();
    expect(sessionStorage).toHaveLength(1);
    expect(String(sessionStorage.getItem('typed:/'))).not.toMatch(/secret|123456/);
  });

  it('does not replace text that was typed since', () => {
    fillIn();
    keepText();
    root.innerHTML = markup;
    control('name').value = 'Amina';
    const { typed: restored, findControl } = takeStoredText(root);
    replayTyped(restored, findControl);
    expect(control('name').value).toBe('Amina');
  });

  it('is restored on its own page only', () => {
    fillIn();
    keepText();
    history.pushState(null, '', '/other');
    expect(takeStoredText(root).typed).toEqual([]);
    history.pushState(null, '', '/');
    expect(takeStoredText(root).typed).not.toEqual([]);
  });
});
