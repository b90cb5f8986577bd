export { HostProvider, type HostProviderProps } from './host-provider.tsx';
export {
  useEnterModal,
  useLocale,
  useNotify,
  type Host,
  type Locale,
  type ToastMessage,
} from './host-context.ts';
