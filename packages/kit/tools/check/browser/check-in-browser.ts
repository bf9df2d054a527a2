import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import type { BuiltModule } from '../../built-module.ts'
import { launchOptions } from '../../launch-options.ts'
import type { Project } from '../../project.ts'
import { ToolFailed } from '../../tool-failed.ts'
import type { Finding } from '../rules/finding.pure.ts'
import { axeIn } from './axe.ts'
import { bundleCheckPage } from './bundle-check-page.ts'
import { type Opened, openCheckedPage } from './checked-page.ts'
import { cloudStates } from './cloud-states.ts'
import { looks } from './looks.ts'
import { personStates } from './person-states.ts'
import { placesInPackage } from './places.ts'
import { mountOften } from './rounds.ts'
import { visitPages } from './visits.ts'

const noBrowser =
  'No browser starts for the check: install Google Chrome, or name a Chromium by CHROMIUM=<path of the program>.'

/** Checks the built file in a browser of its own. */
export const checkInBrowser = async (project: Project, built: BuiltModule): Promise<Finding[]> => {
  const { chromium } = await fromProject<typeof import('playwright')>(project.folder, 'playwright')
  const places = placesInPackage
  const script = await bundleCheckPage(project.folder, places.inPage)
  const browser: Browser = await chromium.launch(launchOptions()).catch((cause: unknown) => {
    throw new ToolFailed(noBrowser, { cause })
  })
  try {
    return await checkInPage({ browser, script, places }, project, built)
  } finally {
    await browser.close()
  }
}

/**
 * Mounts the built file in a page. Lists its effects on the page around it, what people see in each state of cloud, person
 * and screen, and its leaks.
 */
export const checkInPage = async (opened: Opened, project: Project, built: BuiltModule): Promise<Finding[]> => {
  const checked = await openCheckedPage(opened, project, built)
  const axe = await axeIn(checked.page, project.folder)
  const findings = [
    ...(await visitPages(checked, axe, project.prefix)),
    ...(await cloudStates(checked)),
    ...(await personStates(checked)),
    ...(await looks(checked, axe)),
    ...(await mountOften(checked)),
    ...checked.told()
  ]
  await checked.page.close()
  return findings
}

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
