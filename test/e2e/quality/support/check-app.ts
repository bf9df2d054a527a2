import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { build } from 'esbuild'
import type { Opened } from '../../../../packages/kit/tools/check/browser/checked-page.ts'
import type { Finding } from '../../../../packages/kit/tools/check/rules/finding.pure.ts'
import { bundleCheckPage, checkInPage } from '../../../../packages/kit/tools/check/testing.ts'
import { compilePageSession } from '../../../../scripts/pack/compile-page-session.ts'
import { portalLook } from '../../../../scripts/pack/portal-look.ts'
import { root } from '../../../../scripts/support/process.mjs'

/** The check of a project, from the sources, for applications that a test writes. */
export type Checker = { check: (source: string, pages: string[]) => Promise<Finding[]> }

/**
 * The page of the check, as the package has it.
 * @param session a module in the place of the session that the package has
 */
export const openedFrom = async (browser: Browser, session?: string): Promise<Opened & { folder: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-quality-'))
  const inPage = join(root, 'packages/kit/tools/check/in-page/in-page.ts')
  const places = { inPage, session: join(folder, 'session.js'), look: join(folder, 'look.css') }
  await writeFile(places.session, (await compilePageSession(session)).text)
  await writeFile(places.look, await portalLook())
  return { browser, places, script: await bundleCheckPage(root, inPage), folder }
}

export const openChecker = async (browser: Browser): Promise<Checker> => {
  const opened = await openedFrom(browser)
  return {
    check: async (source, pages) => {
      const { outputFiles } = await build({
        stdin: { contents: source, resolveDir: join(root, 'packages/kit') },
        bundle: true,
        write: false,
        format: 'esm',
        external: ['@portal/session']
      })
      const text = outputFiles[0]?.text ?? ''
      const folder = await mkdtemp(join(opened.folder, 'app-'))
      await writeFile(join(folder, 'fleet.mjs'), text)
      const built = { folder, name: 'fleet.mjs', text, kibibytes: 1, integrity: '', parts: new Map(), list: undefined }
      const project = { prefix: 'fleet', title: 'Fleet', budget: 100, pages, exempt: {}, folder: root }
      return checkInPage(opened, project, built)
    }
  }
}
