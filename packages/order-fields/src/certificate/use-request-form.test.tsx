import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { certificateForm } from './certificate-form.ts';
import { useBoundFields } from './fields.ts';
import { aForm } from './testing/a-form.ts';
import { useRequestForm } from './use-request-form.ts';

afterEach(cleanup);

test('the number of another document is not wrong before it is touched, or sent again', () => {
  const stored = certificateForm();
  stored.load({ request: aForm({ activity: '' }) });
  const { result } = renderHook(() => {
    const form = useRequestForm(stored);
    return { form, fields: useBoundFields(form) };
  });
  const isTold = (name: 'passport' | 'activity') =>
    result.current.fields.control(name).error !== undefined;
  const told = () => [isTold('passport'), isTold('activity')];
  act(() => void result.current.form.check());
  act(() => result.current.form.chooseType('Passport'));
  expect(told()).toEqual([false, true]);
  act(() => result.current.form.leave('passport'));
  expect(told()).toEqual([true, true]);
  act(() => result.current.form.chooseType('Passport'));
  act(() => void result.current.form.check());
  expect(told()).toEqual([true, true]);
});
