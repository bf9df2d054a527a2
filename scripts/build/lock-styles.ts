import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/**
 * Elements that take their tokens from themselves: something between them and the root could have changed these. No
 * heavier than a type, so that the rules of frame.css, which come later, hold.
 */
const hosts = ':is(body, portal-header, portal-sidebar, portal-message-drawer)'

/**
 * Makes every declaration of a style sheet important and puts it into the page's first layer. An important declaration
 * in a layer is stronger than each one outside of layers. One in the first layer is stronger than one in any later layer.
 * So no style sheet of a sub-application, however it comes to the page, changes how the frame looks (F19).
 */
export const locked = (css: string): string => {
  const rules = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(:\s[^;{}]*?)(\s*!important)?;/g, '$1 !important;')
    .replaceAll(/^(\s*)(:root[^{},]*?) \{/gm, `$1$2, :where($2) ${hosts} {`)
  return `@layer portal-frame {\n${rules}}\n`
}

export const lockStyles: Plugin = {
  name: 'portal-lock-styles',
  setup: build => {
    build.onLoad(
      { filter: /[\\/](elements[\\/]tokens|root-config[\\/]styles[\\/](frame|page-below))\.css$/ },
      async ({ path }) => ({
        contents: locked(await readFile(path, 'utf8')),
        loader: 'css'
      })
    )
  }
}
