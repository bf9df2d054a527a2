import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../support/process.mjs'

/** The portal's tokens, and the look of what stays native, in one style sheet: for the page of a project's check. */
export const portalLook = async (): Promise<string> => {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')
  const [tokens, base, controls] = await Promise.all(
    ['elements/tokens.css', 'root-config/styles/base.css', 'controls/controls.css'].map(read)
  )
  // As in the portal, styles of an application are stronger.
  return `${tokens}${base}@layer portal.controls {\n${controls}}\n`
}
