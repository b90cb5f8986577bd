import { IconFrame, type IconProps } from './icon-frame.tsx';

export function UploadIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 15V4M7 8.5l5-5 5 5M5 15v5h14v-5" />
    </IconFrame>
  );
}
