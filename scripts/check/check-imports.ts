/**
 * `npm test -- --only imports`: holds the rules of .dependency-cruiser.mjs and of globals.ts, and fails where it could not
 * look.
 */
import configuration from '../../.dependency-cruiser.mjs'
import { main, root } from '../support/process.mjs'
import { checkImports } from './read-imports.ts'

await main(async () => {
  const { violations, unread, read } = await checkImports(root, configuration)
  for (const { rule, comment, where } of violations) console.error(`${rule}: ${where}\n  ${comment}`)
  for (const file of unread) console.error(`${file} was not read, so nothing is known of its imports.`)
  console.log(`${read} source files read, ${violations.length} violations, ${unread.length} files unread.`)
  return violations.length + unread.length === 0 && read > 0 ? 0 : 1
})
