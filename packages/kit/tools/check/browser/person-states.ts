import type { Language } from '#contract/languages.ts'
import { languageCodes } from '#contract/languages.ts'
import { type Finding, wrong } from '../rules/finding.pure.ts'
import { type CheckedPage, under } from './checked-page.ts'

/** Opens addresses as other people: with fewer permissions, in other languages, and on the way back. */
export const personStates = async (checked: CheckedPage): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const address of checked.addresses)
    findings.push(...(await under(checked, 'permissions', () => withPermissions(checked, address))))
  return [
    ...findings,
    ...(await under(checked, 'languages', () => inLanguages(checked))),
    ...(await under(checked, 'back', () => wayBack(checked)))
  ]
}

const withPermissions = async ({ call, permissions }: CheckedPage, address: string): Promise<Finding[]> => {
  const all = [...permissions]
  const half = Math.ceil(all.length / 2)
  const sets = all.length < 2 ? [[], all] : [[], all.slice(0, half), all.slice(half), all]
  const findings: Finding[] = []
  // Once while it is open, and once before it is opened.
  await call('mount', address)
  for (const some of sets) {
    const { text } = await call('change', { permissions: some })
    if (text === '') findings.push(wrong('permissions', `${address} is empty ${wordsFor(some)}.`))
  }
  await call('leave')
  await call('change', { permissions: [] })
  const { text } = await call('mount', address)
  if (text === '') findings.push(wrong('permissions', `${address} is empty ${wordsFor([])}.`))
  await call('leave')
  await call('change', { permissions: all })
  return findings
}

const wordsFor = (permissions: readonly string[]): string =>
  permissions.length === 0 ? 'without permissions' : `with ${permissions.join(', ').slice(0, 200)}`

const inLanguages = async ({ call, basePath }: CheckedPage): Promise<Finding[]> => {
  const english = (await call('mount', basePath)).text
  const same: Language[] = []
  for (const language of languageCodes) {
    const { text } = await call('change', { language })
    if (language !== 'en' && text === english) same.push(language)
  }
  await call('change', { language: 'en' })
  await call('leave')
  return same.length === 0 ? [] : [wrong('languages', `The page stays in English in ${same.join(', ')}.`)]
}

const wayBack = async ({ call, basePath, addresses }: CheckedPage): Promise<Finding[]> => {
  const findings: Finding[] = []
  const first = (await call('mount', basePath)).headings.join()
  for (const address of addresses.slice(1)) {
    await call('go', address)
    const back = (await call('go', basePath)).headings.join()
    if (back !== first)
      findings.push(
        wrong('back', `Back from ${address} shows “${back.slice(0, 80)}”, and not “${first.slice(0, 80)}”.`)
      )
  }
  await call('leave')
  return findings
}
