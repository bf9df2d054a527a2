/** The parts of the check, for tests that check an application without a project of its own. */
export { bundleCheckPage } from './browser/bundle-check-page.ts'
export { checkInPage } from './browser/check-in-browser.ts'
export { checkProject } from './rules/check-project.ts'
