import { type BuiltModule, readBuiltModule } from '../built-module.ts'
import type { Project } from '../project.ts'
import { checkFile } from './check-file.pure.ts'
import { checkInBrowser } from './check-in-browser.ts'
import { checkTexts } from './check-texts.ts'
import type { Finding } from './finding.pure.ts'

const checks: readonly Finding['check'][] = [
  'format',
  'lifecycles',
  'imports',
  'size',
  'texts',
  'styles',
  'globals',
  'leaks',
  'accessibility'
]

/** A line for each check, with its findings below. */
export const reportLines = (findings: readonly Finding[]): string[] =>
  checks.flatMap(check => {
    const own = findings.filter(finding => finding.check === check)
    const mark = own.some(({ level }) => level === 'wrong') ? 'wrong' : 'ok   '
    return [
      `${mark} ${check}`,
      ...[...new Set(own.map(({ sentence }) => sentence))].map(sentence => `      ${sentence}`)
    ]
  })

/** Checks the built file as the portal would, and its effects in a page. */
export const findFaults = async (project: Project): Promise<{ built: BuiltModule; findings: Finding[] }> => {
  const built = await readBuiltModule(project)
  const findings = [...checkFile(built, project), ...(await checkTexts(project))]
  // A file that no browser can load has nothing to show.
  const isLoadable = !findings.some(({ check, level }) => level === 'wrong' && check !== 'texts' && check !== 'size')
  return { built, findings: isLoadable ? [...findings, ...(await checkInBrowser(project, built))] : findings }
}
