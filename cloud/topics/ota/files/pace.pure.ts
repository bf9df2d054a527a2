/** So far ahead the line of a store may reach when another download begins. */
export const lineMs = 10_000

type Range = { from: number; until: number }

/** How many bytes of a range lie in one part of a file. */
export const bytesOfPart = (part: number, { from, until }: Range, partBytes: number): number =>
  Math.max(0, Math.min(until, (part + 1) * partBytes) - Math.max(from, part * partBytes))
