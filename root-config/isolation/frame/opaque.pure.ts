/**
 * Whether a computed colour lets through less than a tenth of what lies under it. Browsers write the share behind a slash, or as
 * the fourth number of `rgba`.
 */
export const isOpaque = (color: string): boolean => {
  if (color === 'transparent' || color === '') return false
  if (!color.startsWith('rgba(') && !color.includes('/')) return true
  const share = color.slice(Math.max(color.lastIndexOf(','), color.lastIndexOf('/')) + 1, -1).trim()
  return (share.endsWith('%') ? Number.parseFloat(share) / 100 : Number(share)) >= 0.9
}
