import { narrowScreen } from './pieces/narrow-screen.ts'

/**
 * What decides how the frame's elements are drawn, besides what the session knows: the build, and whether the sidebar is
 * a drawer.
 * @returns undefined on a page that is not the portal's own
 */
export const frameLook = (): string | undefined => {
  const { build } = document.documentElement.dataset
  return build && `${build} ${matchMedia(narrowScreen).matches ? 'narrow' : 'wide'}`
}
