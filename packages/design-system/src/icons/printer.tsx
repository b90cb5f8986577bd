import { IconFrame, type IconProps } from './icon-frame.tsx';

export function PrinterIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z" />
    </IconFrame>
  );
}
