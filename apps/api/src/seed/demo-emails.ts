/**
 * Whom a demo has and production never may: their password is public. Written out here, since the
 * builders that make them have no place in a production start.
 */
export const DEMO_EMAILS = [
  'client@demo.tassis.ma',
  'partner@demo.tassis.ma',
  'admin@demo.tassis.ma',
  'contenu@demo.tassis.ma',
] as const;
