/** The whole number that somebody typed in digits; NaN for another text, which the contract refuses. */
export const countOf = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)
