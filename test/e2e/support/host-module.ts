import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { releasePath } from '#contract/page/page-names.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(`../modules/${name}`, import.meta.url))

const types: Record<string, string> = { html: 'text/html' }

/** How the server answers for a module: with a file of test/e2e/modules, as JavaScript unless it is a page. */
export type Answer = { file: string; status?: number }

/**
 * Puts a module of the tests into the import map in place of one of the portal's, as one line there would.
 * @param integrity of the file as it is, or of another one
 * @param origin of the module; the page's own by default
 * @returns how to change the answer, and how often the module was asked for
 */
export const hostModule = async (
  page: Page,
  url: string,
  answer: Answer,
  { prefix = 'robot', integrity, origin = '' }: { prefix?: string; integrity?: 'right' | 'wrong'; origin?: string } = {}
) => {
  const address = `/test-modules/${prefix}${answer.file.endsWith('.mjs') ? '.mjs' : '.js'}`
  let now = answer
  let requests = 0
  const hash = createHash('sha384')
    .update(integrity === 'wrong' ? 'other bytes' : readFileSync(fileOf(answer.file)))
    .digest('base64')
  // Chromium takes a page that a test put in place for one of another network. Such a page can't open a socket to this one.
  await page.routeWebSocket(/\/websocket\//, () => undefined)
  await page.route(`${url}/**`, async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const page = await route.fetch()
    const body = (await page.text()).replace(
      /(<script type="systemjs-importmap">)(.*?)(<\/script>)/,
      (_, start: string, text: string, end: string) => {
        const map = JSON.parse(text) as { imports: Record<string, string>; integrity: Record<string, string> }
        map.imports[`@portal/${prefix}`] = origin + address
        if (integrity !== undefined) map.integrity[address] = `sha384-${hash}`
        return start + JSON.stringify(map) + end
      }
    )
    return route.fulfill({ response: page, body })
  })
  // A retry looks for a newer release first, once the page rests. Its map would have the module of the portal again.
  await page.route(
    ({ origin: from, pathname }) => from === url && pathname === releasePath,
    route => route.fulfill({ json: {} })
  )
  await page.route(`${url}${address}`, route => {
    requests++
    const contentType = types[now.file.split('.').at(-1) ?? ''] ?? 'text/javascript'
    return route.fulfill({ status: now.status ?? 200, path: fileOf(now.file), contentType })
  })
  return {
    answerWith: (next: Answer) => {
      now = next
    },
    requests: () => requests
  }
}
