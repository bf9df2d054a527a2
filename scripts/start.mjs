// @ts-check
/** `npm start`: from any state of the checkout to a portal and a cloud that answer. */
import { nodeFlags } from './node-24.mjs'
import { build, prepare } from './support/prepare.mjs'
import { become, main } from './support/process.mjs'

await main(async () => {
  const node = await prepare()
  await build(node)
  return become(node, [...nodeFlags, 'cloud/main.ts'])
})
