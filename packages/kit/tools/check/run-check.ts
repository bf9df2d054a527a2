import { type BuiltModule, readBuiltModule } from '../built-module.ts'
import type { Project } from '../project.ts'
import { ToolFailed } from '../tool-failed.ts'
import { checkInBrowser } from './browser/check-in-browser.ts'
import { checkFile } from './rules/check-file.pure.ts'
import { checkProject } from './rules/check-project.ts'
import { checkTexts } from './rules/check-texts.ts'
import type { Finding } from './rules/finding.pure.ts'
import { exemptionProblems, judge, type Quality } from './rules/quality.pure.ts'
import { reportLines } from './rules/report.pure.ts'

/** What the check found: the built files, the level that they reach, and the lines for a person. */
export type Checked = { built: BuiltModule; quality: Quality; lines: string[] }

/**
 * Checks the built file as the portal would, and its effects in a page.
 * @throws ToolFailed where there is no whole build, or an exemption that does not count
 */
export const checkProjectFiles = async (project: Project): Promise<Checked> => {
  const [problem] = exemptionProblems(project.exempt)
  if (problem !== undefined) throw new ToolFailed(`package.json: robotPortal.${problem}`)
  const built = await readBuiltModule(project)
  const findings = await findFaults(project, built)
  const quality = judge(findings, project)
  return { built, quality, lines: reportLines(findings, quality, project) }
}

const findFaults = async (project: Project, built: BuiltModule): Promise<Finding[]> => {
  const ofFile = checkFile(built, project)
  const ofProject = [...(await checkTexts(project)), ...(await checkProject(project, built))]
  // A file that no browser can load has nothing to show.
  const isLoadable = !ofFile.some(({ rule, level }) => level === 'wrong' && rule !== 'size')
  return [...ofFile, ...ofProject, ...(isLoadable ? await checkInBrowser(project, built) : [])]
}
