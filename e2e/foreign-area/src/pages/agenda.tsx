import { Button } from '@tassis/design-system';

export function Component() {
  return (
    <main>
      <h1>Agenda</h1>
      <Button>Test</Button>
    </main>
  );
}
