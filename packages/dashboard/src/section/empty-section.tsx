import { Button, EmptyState } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';

/** Props of {@link EmptySection}. */
export type EmptySectionProps = {
  title: string;
  /** What would fill this place. */
  text: string;
  /** The way on. */
  action?: { text: string; href: string } | undefined;
};

/** Nothing is here: says what would be, and leads on. */
export function EmptySection({ title, text, action }: EmptySectionProps) {
  return (
    <EmptyState
      title={title}
      action={
        action ? (
          <Button href={action.href} variant="brand" LinkComponent={RouterLink}>
            {action.text}
          </Button>
        ) : null
      }
    >
      {text}
    </EmptyState>
  );
}
