import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Passes the native element, which the component holds in `own`, to the owner's `ref`. */
export function useSharedRef<Own extends HTMLElement>(
  ref: Ref<Own> | undefined,
  own: RefObject<Own | null>,
) {
  useImperativeHandle<Own | null, Own | null>(ref, () => own.current, [own]);
}
