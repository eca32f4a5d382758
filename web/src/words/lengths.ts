/** How long a name may be, apart from what may stand in it: every page has a field for one. */
export const NAME_LENGTH = 24;
