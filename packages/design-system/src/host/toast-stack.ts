import { isUrgent } from '../alert/tone.ts';
import type { ToastMessage } from './host-context.ts';

/** A message on screen. */
export type Toast = ToastMessage & { id: number };

/** The visible messages, oldest first, and the id of the next. */
export type ToastStack = { next: number; shown: readonly Toast[] };

export const NO_TOASTS: ToastStack = { next: 1, shown: [] };

const MOST = 3;

/** Whether a message stays until it is closed: warnings, errors and messages with an action. */
export function staysUntilClosed({ tone, action }: ToastMessage): boolean {
  return isUrgent(tone) || action !== undefined;
}

/** Adds a message, three at most: it replaces the oldest one that would disappear by itself. It drops a duplicate. */
export function addToast({ next, shown }: ToastStack, message: ToastMessage): ToastStack {
  const others = shown.filter(({ tone, text }) => tone !== message.tone || text !== message.text);
  const remaining = others.length < MOST ? others : withoutLeastNeeded(others);
  return { next: next + 1, shown: [...remaining, { ...message, id: next }] };
}

export function removeToast({ next, shown }: ToastStack, id: number): ToastStack {
  return { next, shown: shown.filter((toast) => toast.id !== id) };
}

function withoutLeastNeeded(shown: readonly Toast[]): readonly Toast[] {
  const passing = shown.find((toast) => !staysUntilClosed(toast));
  return shown.filter((toast) => toast !== (passing ?? shown[0]));
}
