import { Button, EmptyState } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';

/** Props of {@link EmptyPlace}. */
export type EmptyPlaceProps = {
  title: string;
  /** What would fill this place. */
  text: string;
  /** The way on. */
  action?: { text: string; href: string } | undefined;
};

/** Nothing is here: says what would be, and leads on. */
export function EmptyPlace({ title, text, action }: EmptyPlaceProps) {
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
