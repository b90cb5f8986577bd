import { Button, EmptyState } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';

/** Props of {@link EmptySection}. */
export type EmptySectionProps = {
  title: string;
  /** What will fill the section. */
  text: string;
  /** The next step. */
  action?: { text: string; href: string } | undefined;
};

/** An empty section: what will fill it, and a next step. */
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
