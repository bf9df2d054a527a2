import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../support/process.mjs'

/**
 * Compiles the session that stands for the page's in the tests and in the check of a project (`page-session.ts`). Its libraries
 * are inside, because a project does not install them.
 * @param entry a module that adds to it; the portal's own tests have one
 */
export const compilePageSession = async (
  entry = 'scripts/pack/page-session.ts'
): Promise<{ name: string; text: string }> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    alias: { '@portal/session': './session/index.ts' },
    logLevel: 'silent'
  })
  return { name: 'testing/page-session.js', text: outputFiles[0]?.text ?? '' }
}
