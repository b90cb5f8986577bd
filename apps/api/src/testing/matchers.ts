import { expect } from 'vitest';

/* Vitest's own, whose type (`any`) would let anything stand beside them. */
export const anyText: unknown = expect.any(String);
export const anyNumber: unknown = expect.any(Number);
export const someFields: unknown = expect.any(Object);
export const textWith = (part: string): unknown => expect.stringContaining(part);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const listWith = (parts: readonly unknown[]): unknown => expect.arrayContaining([...parts]);
