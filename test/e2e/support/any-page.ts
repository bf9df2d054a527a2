import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'
import { bundle } from './bundle-script.ts'

/** Frameworks of pages that know the elements by their tags alone, and the first file of each one's page. */
export const frameworks = {
  'React 19': 'react/page.tsx',
  'React 18': 'react-18/page.tsx',
  Preact: 'preact/page.ts',
  'Vue 3': 'vue/page.ts',
  'Svelte 5': 'svelte/page.js',
  Angular: 'angular/page.ts',
  Lit: 'lit/page.ts',
  'plain DOM': 'plain/page.ts'
} as const
export type Framework = keyof typeof frameworks

/**
 * The script of a framework's page, as its own tools make it: the elements' package, and the page at once after it.
 * @param modules the `node_modules` with the package
 */
export const pageScript = (framework: Framework, modules: string): Promise<string> => {
  const file = `./${frameworks[framework]}`
  const isReact18 = framework === 'React 18'
  const drawn = isReact18
    ? `import * as elements from 'robot-portal-elements/react-18'
       import { drawWith } from '${file}'
       drawWith(elements)`
    : `import '${file}'`
  return bundle({
    stdin: { contents: `import 'robot-portal-elements'\n${drawn}`, resolveDir: join(root, 'test/any-page') },
    nodePaths: [modules, join(root, 'node_modules')],
    alias: isReact18 ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {}
  })
}

const origin = 'http://any-page.test'
const html = 'text/html; charset=utf-8'

type Parts = {
  /** The content of the head beside the elements' module. */
  head?: string
  body?: string
  /** A script that brings the elements itself. */
  script?: string
  lang?: string
}

/** Opens a page of somebody else: nothing of the portal is there but the module with the elements. */
export const openAnyPage = async (page: Page, { head = '', body = '<main></main>', script, lang = 'en' }: Parts) => {
  await page.route(`${origin}/**`, async route => {
    const { pathname } = new URL(route.request().url())
    if (['/portal-elements.js', '/portal-chart-drawing.js'].includes(pathname))
      return route.fulfill({ path: join(root, 'build/elements', pathname), contentType: 'text/javascript' })
    if (pathname === '/page.js' && script !== undefined)
      return route.fulfill({ body: script, contentType: 'text/javascript' })
    return route.fulfill({
      contentType: html,
      body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Any page</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}
        <script type="module" src="${script === undefined ? '/portal-elements.js' : '/page.js'}"></script></head><body>${body}</body></html>`
    })
  })
  await page.goto(`${origin}/robots`)
}
