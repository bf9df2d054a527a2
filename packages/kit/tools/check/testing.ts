/** The parts of the check, for tests that check an application without a project of its own. */
export { projectFacts } from '../project.ts'
export { bundleCheckPage } from './browser/bundle-check-page.ts'
export { checkInPage } from './browser/check-in-browser.ts'
export { checkProject } from './rules/check-project.ts'
export type { Finding } from './rules/finding.pure.ts'
export { judge } from './rules/quality.pure.ts'
export { untranslated } from './rules/untranslated.pure.ts'
