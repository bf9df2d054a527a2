/**
 * What `npm test -- --changed` runs, as JSON: the tests that the changes since a revision can break. Without a revision
 * these are the changes that are not committed.
 */
import configuration from '../../.dependency-cruiser.mjs'
import { readImports } from '../check/read-imports.ts'
import { main, root, run, Stop } from '../support/process.mjs'
import { planFor } from './affected.ts'
import { textsOfTests } from './texts-of-tests.ts'

const git = async (...words: string[]): Promise<string[]> => {
  const { code, output } = await run('git', words)
  if (code !== 0) throw new Stop(`git ${words.join(' ')} failed: ${output.trim()}`)
  return output.split('\n').filter(line => line !== '')
}

await main(async () => {
  const [revision = 'HEAD'] = process.argv.slice(2)
  const [known, added] = await Promise.all([
    git('diff', '--name-only', '--relative', revision),
    git('ls-files', '--others', '--exclude-standard')
  ])
  const plan = planFor(
    [...known, ...added],
    await readImports(root, configuration),
    await textsOfTests('test/e2e/**/*.test.ts')
  )
  console.log(JSON.stringify(plan))
  return 0
})
