/**
 * The addresses of demo accounts, which must not exist in production because their password is public. They are listed here,
 * because the builders that create them are not loaded in production.
 */
export const DEMO_EMAILS = [
  'client@demo.tassis.ma',
  'partner@demo.tassis.ma',
  'admin@demo.tassis.ma',
  'contenu@demo.tassis.ma',
] as const;
