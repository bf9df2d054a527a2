/** `npm run pack`: builds the packages for other repositories into `build/packages`, each as a folder and as a tarball. */
import { relative } from 'node:path'
import { packElements } from './pack/pack-elements.ts'
import { packFrame } from './pack/pack-frame.ts'
import { packKit } from './pack/pack-kit.ts'
import { build } from './support/prepare.mjs'
import { main, root } from './support/process.mjs'

await main(async () => {
  await build(process.execPath)
  for (const tarball of [await packKit(), await packElements(), await packFrame()]) console.log(relative(root, tarball))
  return 0
})
