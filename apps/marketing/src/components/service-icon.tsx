import type { ServiceIconName } from '../content/services/service.ts';

const DRAWINGS: Readonly<Record<ServiceIconName, string>> = {
  company: 'M4 21V8l8-5 8 5v13M3 21h18M10 21v-5a2 2 0 0 1 4 0v5M8 11.5h.01M12 11.5h.01M16 11.5h.01',
  address:
    'M12 21c4.6-4.6 7-8 7-11a7 7 0 0 0-14 0c0 3 2.4 6.4 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  certificate: 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 12.2l1.8 1.8 3.7-3.8M9.5 17.5h5.5',
  steering: 'M4 17.5a8.5 8.5 0 1 1 16 0M12 15.5l4-5M12 15.5h.01M6.6 13.5h.01M9 9.4h.01M17.5 14h.01',
  financing: 'M4 20.5h16M6.5 20.5v-5M11.5 20.5v-8M16.5 20.5V10M5 9l5-4 3 2.2L19 3M15.5 3H19v3.5',
  marketing: 'M4 10v4h3l8 4.5v-13L7 10zM18.5 9a4.5 4.5 0 0 1 0 6M8 14.5l1.2 5.5h2.6l-1-4',
  administration:
    'M3 6h6l2 2.5h10V20H3zM12 14.4a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4zM8.8 17.5c.5-1.3 1.6-2 3.2-2s2.7.7 3.2 2',
  brokerage: 'M4 8h13.5M14 4.5 17.5 8 14 11.5M20 16H6.5M10 12.5 6.5 16l3.5 3.5',
  training:
    'M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5V16c1.5 1.4 3.4 2 5.5 2s4-.6 5.5-2v-4.5M21.5 9.5V15',
  coworking: 'M3 15.5h18M5 15.5v5M19 15.5v5M7.5 12.5V5h9v7.5zM12 12.5v3',
  secretariat:
    'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h2.8v5H6A1.5 1.5 0 0 1 4.5 17zM19.5 13.5h-2.8v5H18a1.5 1.5 0 0 0 1.5-1.5zM18 18.5c0 1.5-1.6 2.5-4.5 2.5',
  accounting:
    'M6 3h12v18H6zM9 6.5h6v3H9zM9 13h.01M12 13h.01M15 13h.01M9 17h.01M12 17h.01M15 17h.01',
  law: 'M12 4v16M8 20h8M5 7l7-1.5L19 7M5 7l-2.5 6.5a2.5 2.5 0 0 0 5 0zM19 7l-2.5 6.5a2.5 2.5 0 0 0 5 0z',
};

type ServiceIconProps = { name: ServiceIconName; size?: number };

/** The decorative drawing of a service, in the colour of the text around it. */
export function ServiceIcon({ name, size = 24 }: ServiceIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
