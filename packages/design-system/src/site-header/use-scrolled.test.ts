import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrolled } from './use-scrolled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('reads the scroll position only after React has finished rendering', () => {
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(21);
  const { result } = renderHook(() => useScrolled());
  expect(scrollY).not.toHaveBeenCalled();
  expect(result.current).toBe(false);
  act(() => void vi.runAllTimers());
  expect(result.current).toBe(true);
});
