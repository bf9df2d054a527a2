import { type Finding, wrong } from '../rules/finding.pure.ts'
import type { RuleId } from '../rules/rules.pure.ts'
import type { Axe } from './axe.ts'
import type { CheckedPage } from './checked-page.ts'

const wide = { width: 1280, height: 720 }
const narrow = { width: 360, height: 740 }

/** Opens each address in the other looks: dark, narrow, from right to left, printed, with less motion. */
export const looks = async (checked: CheckedPage, axe: Axe): Promise<Finding[]> => {
  const { page, call, addresses } = checked
  const findings: Finding[] = []
  const add = (rule: RuleId, address: string, faults: readonly string[]): void => {
    findings.push(...faults.map(fault => wrong(rule, `${address}: ${fault}.`)))
  }
  checked.nowFor('lifecycles')
  for (const address of addresses) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    add(
      'motion',
      address,
      (await call('mount', address)).moving.map(it => `${it} moves`)
    )
    add('dark', address, await axe(['color-contrast']))
    await page.emulateMedia({ reducedMotion: null, colorScheme: null, media: 'print' })
    add('print', address, printFaults(await call('look')))
    await page.emulateMedia({ media: null })
    await page.setViewportSize(narrow)
    const cut = await call('cutOff', 'as it is')
    add('narrow', address, [...cut.map(cutOff), ...(await axe(['target-size', 'scrollable-region-focusable']))])
    // A text that is cut off anyway is no fault of longer words.
    if (cut.length === 0) add('longer-words', address, (await call('cutOff', 'longer')).map(cutOff))
    await page.setViewportSize(wide)
    add('right-to-left', address, (await call('cutOff', 'from right to left')).map(cutOff))
    const { hasForm, isGuarded } = await call('type')
    if (hasForm && !isGuarded) add('unsaved', address, ['a form with typed values is left without a question'])
    await call('leave')
  }
  return findings
}

const cutOff = (text: string): string => `“${text}” is cut off`

const printFaults = ({ headings, fixed }: { headings: readonly string[]; fixed: readonly string[] }): string[] => [
  ...(headings.length === 0 ? ['the heading is not printed'] : []),
  ...fixed.map(it => `${it} lies over each sheet`)
]
