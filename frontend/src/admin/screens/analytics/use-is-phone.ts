import { useMedia } from '../../kit/ui/use-media.ts';

/** Whether charts stand below each other on a narrow window, where lower ones save scrolling. */
export const useIsPhone = (): boolean => useMedia('(max-width: 639.98px)');
