/** The longest text that calls of lists search for. */
export const textMaxLength = 100

/** Typed text as it is searched for: trimmed, and cut to the limit of the calls. */
export const searchText = (typed: string): string => typed.trim().slice(0, textMaxLength).trim()
