import { beforeEach, expect, test } from 'vitest';
import { records } from '../testing/a-request.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const { draft, typing, unansweredKey } = records;

test('a draft is in localStorage under its own key, typing in sessionStorage of this tab only', () => {
  draft.write({ activity: 'Conseil' });
  typing.write({ activity: 'Négoce' });
  expect(localStorage.getItem('companyCreationFormData')).toContain('Conseil');
  expect(localStorage).toHaveLength(1);
  expect(draft.read()).toEqual({ activity: 'Conseil' });
  expect(typing.read()).toEqual({ activity: 'Négoce' });
});

test('the unanswered key is stored without any input', () => {
  unansweredKey.write('key-1');
  expect(unansweredKey.read()).toBe('key-1');
});
