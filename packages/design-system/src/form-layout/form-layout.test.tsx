import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { FormLayout } from './form-layout.tsx';

afterEach(cleanup);

describe('FormLayout', () => {
  test('the reading order is the part beside the questions, the questions, the actions', () => {
    const { container } = render(
      <FormLayout aside={<p>Prix</p>} actions={<p>Actions</p>}>
        <p>Questions</p>
      </FormLayout>,
    );
    const texts = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Prix', 'Questions', 'Actions']);
  });

  test('reserves no space for absent parts', () => {
    const { container } = render(
      <FormLayout actions={<p>Actions</p>}>
        <p>Questions</p>
      </FormLayout>,
    );
    expect(container.firstElementChild?.children).toHaveLength(2);
  });
});
