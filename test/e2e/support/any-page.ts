import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build, type Plugin } from 'esbuild'
import { compile } from 'svelte/compiler'
import vue from 'unplugin-vue/esbuild'
import { root } from '../../../scripts/support/process.mjs'

/** Frameworks of pages that know the elements by their tags alone, and the first file of each one's page. */
export const frameworks = {
  'React 19': 'react/page.tsx',
  'Vue 3': 'vue/page.ts',
  'Svelte 5': 'svelte/page.js',
  Lit: 'lit/page.ts',
  'plain DOM': 'plain/page.ts'
} as const
export type Framework = keyof typeof frameworks

const svelte: Plugin = {
  name: 'svelte',
  setup: it =>
    it.onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js } = compile(await readFile(path, 'utf8'), { filename: path, generate: 'client', css: 'injected' })
      return { contents: js.code }
    })
}

const bundles = new Map<Framework, Promise<string>>()

/** The script of a framework's page, as its own tools make it. */
const pageScript = (framework: Framework): Promise<string> => {
  const made = bundles.get(framework) ?? bundle(framework)
  bundles.set(framework, made)
  return made
}

const bundle = async (framework: Framework): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'test/any-page', frameworks[framework])],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['svelte', 'browser', 'production'],
    define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    plugins: [svelte, vue({ template: { compilerOptions: { isCustomElement: tag => tag.startsWith('portal-') } } })]
  })
  return outputFiles[0]?.text ?? ''
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
