/**
 * `npm test -- --only unused`: files, exports and packages that nothing uses, and those that tests alone use
 * (knip.jsonc). knip reads the sources twice, since a use by a test counts in the first reading alone.
 */
import { join } from 'node:path'
import { main, root, run } from '../support/process.mjs'

const knip = join(root, 'node_modules/knip/bin/knip.js')

await main(async () => {
  for (const flags of [[], ['--production']]) {
    const { code, output } = await run(process.execPath, [knip, '--no-config-hints', '--no-progress', ...flags])
    if (code === 0) continue
    console.error(flags.length === 0 ? 'Nothing uses:' : 'Nothing but tests uses:')
    console.error(output)
    return code
  }
  console.log('Every file, export and package is used.')
  return 0
})
