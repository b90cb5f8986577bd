import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Votre dossier' });

afterEach(cleanup);

describe('ProgressBar', () => {
  test('announces its progress, as a text if there is one', () => {
    render(<ProgressBar label="Votre dossier" value={2} max={5} text="Étape 2 sur 5" />);
    expect(bar().position).toBeCloseTo(0.4);
    expect(bar().getAttribute('aria-valuetext')).toBe('Étape 2 sur 5');
  });

  test('is also named by a hidden label', () => {
    render(<ProgressBar label="Votre dossier" hideLabel value={20} />);
    expect(bar().hasAttribute('aria-valuetext')).toBe(false);
  });

  test('a progress of 0 differs from an indeterminate one', () => {
    const { rerender } = render(<ProgressBar label="Votre dossier" value={0} />);
    expect(bar().position).toBe(0);
    rerender(<ProgressBar label="Votre dossier" />);
    expect(bar().position).toBe(-1);
  });

  test('is rendered without a style attribute', () => {
    expect(renderToStaticMarkup(<ProgressBar label="a" value={45} />)).not.toContain('style=');
  });
});
