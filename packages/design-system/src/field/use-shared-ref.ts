import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Hands the native element, which the component keeps in `own`, to who gave it a `ref`. */
export function useSharedRef<Own extends HTMLElement>(
  ref: Ref<Own> | undefined,
  own: RefObject<Own | null>,
) {
  useImperativeHandle<Own | null, Own | null>(ref, () => own.current, [own]);
}
