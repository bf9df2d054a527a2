/**
 * The part of an address below a base path, without a slash at its end: `/list`, or empty for the base path itself.
 * Whole segments are compared, so `/sub-app/robotics` is not below `/sub-app/robot`.
 * @returns undefined for an address of another application
 */
export const pathBelow = (pathname: string, basePath: string): string | undefined => {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return undefined
  return pathname.slice(basePath.length).replace(/\/$/, '')
}
