/** Where what is wanted only now and then is folded, so that a page stays short. */
export const isPhone = (): boolean => window.matchMedia('(width < 640px)').matches;
