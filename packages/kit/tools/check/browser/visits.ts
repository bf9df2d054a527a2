import type { PageReport } from '../in-page/in-page.ts'
import { type Finding, note, wrong } from '../rules/finding.pure.ts'
import type { Axe } from './axe.ts'
import type { CheckedPage } from './checked-page.ts'
import { pageTitle } from './page-html.ts'

/** Opens each address once, with everything as it should be. */
export const visitPages = async (checked: CheckedPage, axe: Axe, prefix: string): Promise<Finding[]> => {
  const { call, addresses } = checked
  const findings: Finding[] = []
  const globals = new Set<string>()
  for (const address of addresses) {
    const report = await call('mount', address)
    for (const global of report.globals) globals.add(global)
    findings.push(
      ...report.outside.map(selector => wrong('styles', `\`${selector}\` matches elements outside it.`)),
      ...(await axe()).map(fault => wrong('accessibility', `${address}: ${fault}`)),
      ...ownPage(address, report, { basePath: checked.basePath, prefix }),
      ...(await keyboardFaults(checked, address))
    )
    const remains = await call('leave')
    if (remains.nodes > 0)
      findings.push(wrong('leaks', `${remains.nodes} nodes stay in the page after leaving ${address}.`))
    if (remains.sheets > 0)
      findings.push(wrong('leaks', `${remains.sheets} style sheets stay in the page after leaving ${address}.`))
    findings.push(...remains.timers.map(it => wrong('timers', `It runs on after leaving ${address}: ${it}.`)))
    findings.push(...remains.attributes.map(it => wrong('attributes', `Changed after leaving ${address}: ${it}.`)))
  }
  if (globals.size > 0)
    findings.push(note('globals', `It makes the globals ${[...globals].join(', ')}. They go when people leave.`))
  return findings
}

const ownPage = (
  address: string,
  { headings, title, cookies, keys, pathname, links, went }: PageReport,
  { basePath, prefix }: { basePath: string; prefix: string }
): Finding[] => {
  const isOwn = (path: string): boolean => path === basePath || path.startsWith(`${basePath}/`)
  const outside = [...links, ...went.map(it => new URL(it, 'https://a.example').pathname)].filter(it => !isOwn(it))
  return [
    ...(headings.length === 1 ? [] : [wrong('heading', `${address} has ${headings.length} visible headings (h1).`)]),
    ...(title === pageTitle ? [] : [wrong('title', `It writes the title “${title.slice(0, 80)}”.`)]),
    ...(cookies === '' ? [] : [wrong('cookies', `It sets ${cookies.slice(0, 80)}.`)]),
    ...keys.filter(key => !key.startsWith(prefix)).map(key => wrong('storage', `It keeps ${key.slice(0, 80)}.`)),
    ...outside.map(path => wrong('addresses', `${address} leads to ${path.slice(0, 200)}.`)),
    ...(pathname === '/' ? [] : [wrong('addresses', `It changes the address to ${pathname.slice(0, 200)} by itself.`)])
  ]
}

/** Nobody presses Tab more often, and neither does the check. */
const tabsMax = 60

const keyboardFaults = async ({ call, page }: CheckedPage, address: string): Promise<Finding[]> => {
  const tabs = await call('startTabs')
  if (tabs > tabsMax) return []
  for (let time = 0; time < tabs; time += 1) await page.keyboard.press('Tab')
  const { missed, isCaught } = await call('endTabs')
  return [
    ...missed.map(control => wrong('keyboard', `${address}: Tab does not reach ${control}.`)),
    ...(isCaught ? [wrong('keyboard', `${address}: Tab does not lead out of the application.`)] : [])
  ]
}
