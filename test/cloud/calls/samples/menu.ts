import type { CallData } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import type { Find, Sample } from '../../support/calls/sample.ts'

type Tree = CallData<typeof calls.menuTree>

const idsIn = (tree: Tree): number[] => tree.flatMap(({ menuId, children }) => [menuId, ...idsIn(children)])

/** An entry of the menu that the caller's own menu does not have. */
const hiddenEntry: Find = async ({ ask, caller }) => {
  const own = new Set(idsIn(await ask(caller, calls.menuTree)))
  return idsIn(await ask('operator', calls.menuTree)).find(id => !own.has(id)) ?? 0
}

const menu: Sample = {
  as: 'customer',
  ids: {
    menuId: { foreign: hiddenEntry },
    releaseId: { shared: 'Releases are the portal’s; who may make the call sees each.' },
    userId: { shared: 'The cloud notes who sends the events, whatever they say.' }
  }
}

export const samples = { menu, usage: menu, releases: menu, agreements: menu }
