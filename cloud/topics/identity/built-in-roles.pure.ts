/** The roles that every portal has: the administrators' one, and the one that a person who registers is given. */
export const builtInRoles = ['administrator', 'registered'] as const

export type BuiltInRole = (typeof builtInRoles)[number]
