/** The imports of each file. All are paths from the top of the project. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** The tests that a change can break, by the step of `npm test` that runs them. */
export type Plan = { checks: string[]; browser: string[]; cloud: string[]; e2e: string[] }

/** Files that a change can break: the changed ones, and all that import them, directly or by others. */
export const affectedBy = (changed: readonly string[], imports: Imports): Set<string> => {
  const importers = new Map<string, string[]>()
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file])
  const affected = new Set(changed)
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer)
  return affected
}

/** Modules whose tests run in a page of the runner's own. */
const browserTest = /^test\/(session|elements|controls|shell|root-config|kit)\/.*\.test\.tsx?$/
const cloudTest = /^test\/(cloud|contract|packages|sub-apps|imports|scripts)\/.*\.test\.ts$/
const e2eTest = /^test\/e2e\/.*\.test\.ts$/

/** Folders of e2e tests for modules of the frame. Those of a sub-application are the ones that name its address. */
const e2eFolders: readonly (readonly [changed: RegExp, tests: RegExp])[] = [
  [/^shell\/(sign-in|forms|pages\/(login|older-login|account|security))\//, /^test\/e2e\/identity\//],
  [/^shell\//, /^test\/e2e\/(appointments|figures|languages|messages|releases)\//],
  [/^(elements|session)\//, /^test\/e2e\/frame\//],
  [/^elements\//, /^test\/e2e\/controls\/(elements|pagers)/],
  [/^root-config\//, /^test\/e2e\/(frame|hosting)\//],
  [/^controls\//, /^test\/e2e\/controls\//]
]

const checksFor = (changed: readonly string[]): string[] => {
  const has = (pattern: RegExp) => changed.some(file => pattern.test(file))
  return [
    'lint',
    ...(has(/\.(ts|tsx|vue|mjs)$|(^|\/)package\.json$/) ? ['types', 'imports'] : []),
    ...(has(/\.svelte$/) ? ['svelte'] : []),
    ...(has(/(messages\/.*\.json|\.(tsx?|vue|svelte))$/) ? ['messages'] : []),
    ...(has(/^(contract|session|packages)\//) ? ['api'] : [])
  ]
}

/**
 * Decides what runs after a change.
 * @param texts the text of each e2e test, by its path: an e2e test enters by the door, and names what it opens
 */
export const planFor = (changed: readonly string[], imports: Imports, texts: ReadonlyMap<string, string>): Plan => {
  const affected = [...affectedBy(changed, imports)].sort()
  // What the kit breaks shows in sub-applications that use it.
  const ofKit = changed.some(file => file.startsWith('packages/kit/'))
  const subApps = new Set((ofKit ? affected : changed).flatMap(file => /^sub-apps\/([\w-]+)\//.exec(file)?.[1] ?? []))
  const opens = (test: string) => [...subApps].some(name => texts.get(test)?.includes(`sub-app/${name}`))
  const isNear = (test: string) =>
    e2eFolders.some(([folder, tests]) => tests.test(test) && changed.some(file => folder.test(file)))
  const e2e = [...texts.keys()].filter(
    test => e2eTest.test(test) && (affected.includes(test) || opens(test) || isNear(test))
  )
  return {
    checks: changed.length === 0 ? [] : checksFor(changed),
    browser: affected.filter(file => browserTest.test(file)),
    cloud: affected.filter(file => cloudTest.test(file)),
    e2e: e2e.sort()
  }
}
