import { useId } from 'react';
import type { Decorator } from '@storybook/react-vite';

type Shown = { Story: Parameters<Decorator>[0]; args: Parameters<Decorator>[1]['args'] };

/**
 * Gives the radios and `<details>` of each story a name of their own, because a name groups them over the whole
 * documentation page, which shows several stories.
 */
export const inOwnGroup: Decorator = (Story, { args }) => <OwnGroup Story={Story} args={args} />;

/** {@link inOwnGroup}, for one of several in a story. */
export function OwnGroup({ Story, args }: Shown) {
  const name = useId();
  return <Story args={{ ...args, name }} />;
}
