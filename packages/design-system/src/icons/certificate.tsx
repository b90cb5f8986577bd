import { IconFrame, type IconProps } from './icon-frame.tsx';

export function CertificateIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M20 12V4H4v13h7M8 8h8M8 12h4" />
      <path d="m17 13.2 1.1 1.1h1.6v1.6l1.1 1.1-1.1 1.1v1.6h-1.6L17 20.8l-1.1-1.1h-1.6v-1.6L13.2 17l1.1-1.1v-1.6h1.6z" />
    </IconFrame>
  );
}
