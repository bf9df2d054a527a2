import { join } from 'node:path'
import type { Browser, ConsoleMessage, Page, Request } from 'playwright'
import { subAppPath } from '#contract/page/sub-apps/sub-apps.ts'
import type { BuiltModule } from '../../built-module.ts'
import { session } from '../../page-session.ts'
import type { Project } from '../../project.ts'
import { ToolFailed } from '../../tool-failed.ts'
import type { CheckPage } from '../in-page/in-page.ts'
import { type Finding, wrong } from '../rules/finding.pure.ts'
import type { RuleId } from '../rules/rules.pure.ts'
import { pageHtml } from './page-html.ts'
import type { Places } from './places.ts'

const origin = 'https://portal-check.example'
const lookName = 'portal-look.css'

/** A picture or a film at a path that a made answer gave. In the portal, people sent it to the cloud. */
const isMadePicture = (request: Request): boolean =>
  ['image', 'media'].includes(request.resourceType()) && /^\/sample\/\d+$/.test(new URL(request.url()).pathname)
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** The page in which an application is mounted, and what was found there so far. */
export type CheckedPage = {
  page: Page
  basePath: string
  /** All addresses that are opened: the application's own one comes first. */
  addresses: readonly [string, ...string[]]
  permissions: readonly string[]
  call: Call
  /** Errors of the page count as faults of this rule from now on. */
  nowFor: (rule: RuleId) => void
  /** Faults that the page itself told of: errors, lines of the console, requests. */
  told: () => Finding[]
}

type Call = <Name extends keyof CheckPage>(
  name: Name,
  ...given: Parameters<CheckPage[Name]>
) => Promise<Awaited<ReturnType<CheckPage[Name]>>>

export type Opened = { browser: Browser; script: string; places: Places }

/** Opens the page with the module in it. */
export const openCheckedPage = async (
  { browser, script, places }: Opened,
  project: Project,
  built: BuiltModule
): Promise<CheckedPage> => {
  const page = await browser.newPage()
  const basePath = subAppPath(project.prefix)
  const modules = Object.entries({ ...places.modules, [session]: places.session })
  // Two names of one file have one address, so that the page has one instance.
  const paths = [...new Set(modules.map(([, path]) => path))]
  const imports = Object.fromEntries(modules.map(([name, path]) => [name, `/${moduleName(paths.indexOf(path))}`]))
  const html = pageHtml({ script, imports, lookAddress: `/${lookName}` })
  const told: Finding[] = []
  let rule: RuleId = 'lifecycles'
  const names = [built.name, ...(built.list?.files ?? []).map(file => file.name)]
  await page.route('**/*', route => {
    const { href, pathname } = new URL(route.request().url())
    if (!href.startsWith(`${origin}/`)) {
      told.push(wrong('requests', `It asks ${href.slice(0, 200)}.`))
      return route.abort()
    }
    const asked = pathname.slice(1)
    if (asked === '') return route.fulfill({ contentType: 'text/html', body: html })
    const path = paths.find((_, place) => moduleName(place) === asked)
    if (path !== undefined) return route.fulfill({ contentType: 'text/javascript', path })
    if (asked === lookName) return route.fulfill({ contentType: 'text/css', path: places.look })
    if (names.includes(asked))
      return route.fulfill({
        path: join(built.folder, asked),
        ...(/\.m?js$/.test(asked) ? { contentType: 'text/javascript' } : {})
      })
    if (isMadePicture(route.request())) return route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture })
    told.push(wrong('requests', `It asks ${pathname.slice(0, 200)} by itself.`))
    return route.fulfill({ status: 404, body: '' })
  })
  const usualErrors = new Set<string>()
  page.on('pageerror', ({ message }) => {
    // It comes with every mount then, and says nothing of the state that is tried.
    if (usualErrors.has(message)) return
    if (rule === 'lifecycles') usualErrors.add(message)
    told.push(errorFinding(rule, message))
  })
  page.on('console', message => {
    if (rule === 'lifecycles' && isNoise(message))
      told.push(wrong('console', `It writes: ${message.text().slice(0, 200)}.`))
  })
  await page.goto(`${origin}/`)
  const call = callOf(page)
  const permissions = project.permissions ?? [project.permission ?? project.prefix]
  await call('open', `/${built.name}`, basePath, permissions)
  return {
    page,
    basePath,
    addresses: [basePath, ...project.pages.map(below => `${basePath}/${below}`)],
    permissions,
    call,
    nowFor: next => {
      rule = next
    },
    told: () => told
  }
}

/** The script of the page is the check's own, and requests have a rule of their own. */
const isNoise = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  message.location().url !== `${origin}/` &&
  !message.text().startsWith('Failed to load resource')

const moduleName = (place: number): string => `portal-module-${place}.js`

const errorFinding = (rule: RuleId, message: string): Finding =>
  wrong(
    rule,
    rule === 'lifecycles'
      ? `The page had an error: ${message}. Open the page with \`npm run dev\` to see where.`
      : `The page had an error: ${message.slice(0, 200)}.`
  )

const callOf =
  (page: Page): Call =>
  async <Name extends keyof CheckPage>(
    name: Name,
    ...given: Parameters<CheckPage[Name]>
  ): Promise<Awaited<ReturnType<CheckPage[Name]>>> => {
    const words = given.map(it => JSON.stringify(it)).join(', ')
    try {
      return await page.evaluate<Awaited<ReturnType<CheckPage[Name]>>>(`portalCheck.${name}(${words})`)
    } catch (error) {
      throw new ToolFailed(
        `The application fails in the browser: ${error instanceof Error ? error.message : String(error)}`
      )
    }
  }

/** Does what may fail under a rule. A failure is a fault of that rule, and the application is left. */
export const under = async (
  checked: CheckedPage,
  rule: RuleId,
  steps: () => Promise<Finding[]>
): Promise<Finding[]> => {
  checked.nowFor(rule)
  try {
    return await steps()
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error
    await checked.call('leave').catch((second: unknown) => {
      if (!(second instanceof ToolFailed)) throw second
    })
    return [wrong(rule, `${error.message.split('\n')[0]?.slice(0, 300)}.`)]
  } finally {
    // Errors of promises arrive a moment later.
    await checked.call('look').catch(() => undefined)
  }
}
