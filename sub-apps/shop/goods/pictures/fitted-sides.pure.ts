type Sides = { width: number; height: number }

/** The sides of a picture whose longer one is so long at most. A smaller picture stays as it is. */
export const fittedSides = ({ width, height }: Sides, longest: number): Sides => {
  const scale = Math.min(1, longest / Math.max(width, height))
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale))
  return { width: side(width), height: side(height) }
}
