import { expect, test } from 'vitest';
import { transport as en } from './en/transport.ts';
import { transport as fr } from './fr/transport.ts';

test('what the transport met is said in the product owner’s words', () => {
  expect(en).toEqual({
    'transport.400': 'Bad request. Please check your input.',
    'transport.401': 'Unauthorized. Please log in again.',
    'transport.403': "Forbidden. You don't have permission to access this resource.",
    'transport.404': 'Resource not found.',
    'transport.408': 'Request timeout. Please try again.',
    'transport.422': 'Invalid input. Please check your parameters.',
    'transport.429': 'Too many requests. Please try again later.',
    'transport.500': 'Internal server error. Please try again later.',
    'transport.502': 'Bad gateway. Please try again later.',
    'transport.503': 'Service unavailable. Please try again later.',
    'transport.504': 'Gateway timeout. Please try again later.',
    'transport.unexpected': 'An unexpected error occurred.',
    'transport.timeout': 'Request timed out. Please try again.',
    'transport.network': 'Network error. Please check your connection.',
    'transport.login_network': 'Network error during login.',
    'transport.unexpected_answer': 'Invalid response format',
  });
  expect(fr['transport.login_network']).toBe(
    'Problème de connexion réseau. Vérifiez votre connexion internet et réessayez.',
  );
});
