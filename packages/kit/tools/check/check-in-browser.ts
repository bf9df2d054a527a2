import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { subAppPath } from '#contract/page/sub-apps/sub-apps.ts'
import type { BuiltModule } from '../built-module.ts'
import { launchOptions } from '../launch-options.ts'
import { sessionStandIn } from '../page-session.ts'
import type { Project } from '../project.ts'
import { ToolFailed } from '../tool-failed.ts'
import { bundleCheckPage } from './bundle-check-page.ts'
import { type Finding, note, wrong } from './finding.pure.ts'
import { pageHtml } from './page-html.ts'

const origin = 'https://portal-check.example'
const sessionName = 'portal-session.js'

/** How often an application is mounted and left before its leaks are counted again. */
const roundsFirst = 2
const rounds = 20

const noBrowser =
  'No browser starts for the check: install Google Chrome, or name a Chromium by CHROMIUM=<path of the program>.'

/** Mounts the built file in a browser. Lists its effects on the page around it, its leaks, and the faults that axe finds. */
export const checkInBrowser = async (project: Project, built: BuiltModule): Promise<Finding[]> => {
  const { chromium } = await fromProject<typeof import('playwright')>(project.folder, 'playwright')
  const script = await bundleCheckPage(project.folder)
  const browser = await chromium.launch(launchOptions()).catch((cause: unknown) => {
    throw new ToolFailed(noBrowser, { cause })
  })
  try {
    const page = await browser.newPage()
    const names = [built.name, ...(built.list?.files ?? []).map(file => file.name)]
    await page.route(`${origin}/**`, route => {
      const asked = new URL(route.request().url()).pathname.slice(1)
      if (asked === sessionName) return route.fulfill({ contentType: 'text/javascript', path: sessionStandIn })
      return names.includes(asked)
        ? route.fulfill({
            path: join(built.folder, asked),
            ...(/\.m?js$/.test(asked) ? { contentType: 'text/javascript' } : {})
          })
        : route.fulfill({ contentType: 'text/html', body: pageHtml(script, `/${sessionName}`) })
    })
    await page.goto(`${origin}/`)
    return await checkPage(page, project, built.name)
  } finally {
    await browser.close()
  }
}

const checkPage = async (page: Page, project: Project, name: string): Promise<Finding[]> => {
  const basePath = subAppPath(project.prefix)
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await call(page, 'open', `/${name}`, basePath)
  const axe = await readFile(createRequire(join(project.folder, 'package.json')).resolve('axe-core/axe.min.js'), 'utf8')
  const findings: Finding[] = []
  const globals = new Set<string>()
  for (const address of ['', ...project.pages].map(below => (below === '' ? basePath : `${basePath}/${below}`))) {
    const report = await call(page, 'mount', address)
    for (const global of report.globals) globals.add(global)
    findings.push(
      ...report.outside.map(selector =>
        wrong('styles', `\`${selector}\` matches elements outside it. Begin it with the class of the application.`)
      )
    )
    findings.push(...(await accessibilityOf(page, axe)).map(fault => wrong('accessibility', `${address}: ${fault}`)))
    const { nodes, sheets } = await call(page, 'leave')
    if (nodes > 0)
      findings.push(wrong('leaks', `${nodes} nodes stay in the page after leaving ${address}. ${takeAway}`))
    if (sheets > 0)
      findings.push(wrong('leaks', `${sheets} style sheets stay in the page after leaving ${address}. ${takeAway}`))
  }
  if (globals.size > 0)
    findings.push(note('globals', `It makes the globals ${[...globals].join(', ')}. They go when people leave.`))
  findings.push(...(await leaksOf(page, basePath)))
  return [
    ...findings,
    ...errors.map(message =>
      wrong('lifecycles', `The page had an error: ${message}. Open the page with \`npm run dev\` to see where.`)
    )
  ]
}

type Checks = NonNullable<typeof globalThis.portalCheck>

const call = async <Name extends keyof Checks>(
  page: Page,
  name: Name,
  ...given: Parameters<Checks[Name]>
): Promise<Awaited<ReturnType<Checks[Name]>>> => {
  const words = given.map(it => JSON.stringify(it)).join(', ')
  try {
    return await page.evaluate<Awaited<ReturnType<Checks[Name]>>>(`portalCheck.${name}(${words})`)
  } catch (error) {
    throw new ToolFailed(
      `The application fails in the browser: ${error instanceof Error ? error.message : String(error)}`
    )
  }
}

const accessibilityOf = async (page: Page, axe: string): Promise<string[]> => {
  // axe leaves a global of its own, so it runs in a world apart.
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id
  })
  await session.send('Runtime.evaluate', { expression: axe, contextId })
  const expression = `axe.run('main', ${JSON.stringify(axeOptions)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(node => id + ': ' + node.html.slice(0, 200))))`
  const answer = await session.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true
  })
  await session.detach()
  if (answer.exceptionDetails !== undefined) throw new ToolFailed(`axe failed: ${answer.exceptionDetails.text}`)
  return answer.result.value as string[]
}

const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations']
}

/** Counts nodes and listeners after the second and after the last round. */
const leaksOf = async (page: Page, basePath: string): Promise<Finding[]> => {
  const session = await page.context().newCDPSession(page)
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return session.send('Memory.getDOMCounters')
  }
  const round = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await call(page, 'mount', basePath)
      await call(page, 'leave')
    }
  }
  await round(roundsFirst)
  const before = await count()
  await round(rounds - roundsFirst)
  const after = await count()
  await session.detach()
  const grown = (['nodes', 'jsEventListeners'] as const).filter(kind => after[kind] > before[kind])
  return grown.map(kind =>
    wrong('leaks', `${after[kind] - before[kind]} ${leakNames[kind]} are left after ${rounds} mounts. ${takeAway}`)
  )
}

const takeAway = 'Take them away in a task of onUnmount.'
const leakNames = { nodes: 'nodes', jsEventListeners: 'listeners' } as const

/** A package of the project. The kit does not bring it. */
const fromProject = async <Module>(folder: string, name: string): Promise<Module> => {
  try {
    const path = createRequire(join(folder, 'package.json')).resolve(name)
    const module = await import(pathToFileURL(path).href)
    return (module.default ?? module) as Module
  } catch (cause) {
    throw new ToolFailed(`The check needs the package ${name}: npm install --save-dev ${name}`, { cause })
  }
}
