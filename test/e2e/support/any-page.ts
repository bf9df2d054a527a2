import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'
import { bundleScript } from './bundle-script.ts'

/** Frameworks of pages that know the elements by their tags alone, and the first file of each one's page. */
export const frameworks = {
  'React 19': 'react/page.tsx',
  'Vue 3': 'vue/page.ts',
  'Svelte 5': 'svelte/page.js',
  Lit: 'lit/page.ts',
  'plain DOM': 'plain/page.ts'
} as const
export type Framework = keyof typeof frameworks

const bundles = new Map<Framework, Promise<string>>()

/** The script of a framework's page, as its own tools make it. */
const pageScript = (framework: Framework): Promise<string> => {
  const made = bundles.get(framework) ?? bundleScript(`test/any-page/${frameworks[framework]}`)
  bundles.set(framework, made)
  return made
}

const origin = 'http://any-page.test'
const html = 'text/html; charset=utf-8'

type Parts = {
  /** The content of the head beside the elements' module. */
  head?: string
  body?: string
  framework?: Framework
  lang?: string
}

/** Opens a page of somebody else: nothing of the portal is there but the one module with the elements. */
export const openAnyPage = async (page: Page, { head = '', body = '<main></main>', framework, lang = 'en' }: Parts) => {
  await page.route(`${origin}/**`, async route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/portal-elements.js')
      return route.fulfill({ path: join(root, 'build/elements/portal-elements.js'), contentType: 'text/javascript' })
    if (pathname === '/page.js' && framework !== undefined)
      return route.fulfill({ body: await pageScript(framework), contentType: 'text/javascript' })
    const script = framework === undefined ? '' : '<script type="module" src="/page.js"></script>'
    return route.fulfill({
      contentType: html,
      body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Any page</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}
        <script type="module" src="/portal-elements.js"></script>${script}</head><body>${body}</body></html>`
    })
  })
  await page.goto(`${origin}/robots`)
}
