import * as nanostores from 'nanostores';

/** Writes numbers and dates as readers of the current language do. Years are Gregorian in Thai too. */
type Format = {
    number: (value: number) => string;
    /** A time, in Beijing time as everywhere on the dashboard (spec §9), or in the reader's time zone. */
    time: (moment: number, zone?: 'beijing' | 'local') => string;
    /** How long ago a time was, or how soon it is. After a week, the date. */
    relative: (moment: number, now: number) => string;
    /** A list in one sentence: `A, B and C`. */
    list: (items: Iterable<string>) => string;
};
/** Makes a value on its first use. A formatter takes milliseconds to make, and most pages need at most one. */
declare const whenUsed: <Value>(make: () => Value) => (() => Value);
declare const $format: nanostores.ReadableAtom<Format>;

export { $format as $, whenUsed as w };
export type { Format as F };
