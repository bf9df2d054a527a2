import type { CallInput } from '#contract/call.ts'
import type { ModuleReport } from '#contract/calls/releases/module-reports.ts'
import type { Audience } from '#contract/calls/releases/releases.ts'
import { calls } from '#contract/index.ts'
import { tokenCookie } from '#contract/page/page-names.ts'
import { send } from './client.ts'
import { environment, importMap, writeProject } from './files/portal-files.ts'

/** A sub-application's module as the portal loads it. */
export const moduleText = (mark = ''): string =>
  `System.register([],function(e){return{execute:function(){var f=async function(){};e({bootstrap:f,mount:f,unmount:f})}}});/* ${mark} */`

/** The version of the environment, and others that can be released. */
export const robot = '@portal/robot'
export const robotFiles = {
  environment: '/sub-apps/robot/robot-00000000.js',
  second: '/sub-apps/robot/robot-22222222.js',
  third: '/sub-apps/robot/robot-33333333.js'
}

/** Files that are no module for the portal. */
const brokenFiles = {
  syntax: 'let good\nlet a b',
  native: 'export const bootstrap = 1',
  bare: 'System.register([],function(e){return{execute:function(){e({other:1})}}})',
  imports: moduleText().replace('[]', '["lodash"]'),
  empty: ''
}

/** A project whose environment has a robot application, and other versions of it beside. */
export const writeReleasable = (changes: Partial<typeof environment> = {}): Promise<string> =>
  writeProject({
    'environment.json': JSON.stringify({ ...environment, ...changes }),
    'importmap.json': JSON.stringify({ imports: { ...importMap.imports, [robot]: robotFiles.environment } }),
    ...Object.fromEntries(
      Object.entries(brokenFiles).map(([name, text]) => [`build/sub-apps/robot/robot-${name}.js`, text])
    ),
    ...Object.fromEntries(Object.values(robotFiles).map(path => [`build${path}`, moduleText(path)]))
  })

/** Asks for the address that a page of this person, or of a guest, takes the robot application from. */
export const robotOf = async (url: string, token?: string): Promise<string> => {
  const headers = { Accept: 'text/html', ...(token === undefined ? {} : { Cookie: `${tokenCookie}=${token}` }) }
  const html = await (await fetch(`${url}/dashboard`, { headers })).text()
  const [, text = '{}'] = /<script type="systemjs-importmap">(.*?)<\/script>/.exec(html) ?? []
  const { imports } = JSON.parse(text) as { imports: Record<string, string> }
  return imports[robot] ?? ''
}

export const everybody: Audience = { kind: 'everybody' }

/** Puts a version of the robot application in. */
export const putRobot = (
  url: string,
  token: string,
  address: string,
  audience: Audience = everybody,
  more: Partial<CallInput<typeof calls.putRelease>['body']> = {}
) => send(url, calls.putRelease, { token, body: { module: robot, version: 'new', address, audience, ...more } })

/** Reports, as a page of this person does, how a version of the robot application came. */
export const reportRobot = (url: string, token: string, address: string, report: Partial<ModuleReport>) =>
  send(url, calls.reportModules, {
    token,
    body: { reports: [{ module: robot, address, loaded: null, ready: null, mounts: 1, failures: 0, ...report }] }
  })

/** One load of it; null for a failure. */
export const reportLoad = (url: string, token: string, address: string, milliseconds: number | null) =>
  reportRobot(url, token, address, { loaded: milliseconds, failures: milliseconds === null ? 1 : 0 })
