/** The two sides of an order's messages. */
export const MESSAGE_SIDES = ['client', 'staff'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];
