import { glob } from 'node:fs/promises'
import { basename } from 'node:path'

/** The source of each entry point of `robot-portal-kit`, by the name after its slash. */
export type Entries = Record<string, string>

/** The modules of the contract for all calls: their type, codes, languages, limits. */
export const ofContract = ['call', 'codes', 'languages', 'limits']

/** All but the calls themselves. Their types are in `packages/kit/api.md`. */
export const ownEntries = async (): Promise<Entries> => {
  const adapters = await Array.fromAsync(glob('packages/kit/adapters/*.ts'))
  return {
    index: 'packages/kit/index.ts',
    ...Object.fromEntries(adapters.sort().map(file => [basename(file, '.ts'), file])),
    form: 'packages/kit/portal/create-form.ts',
    'form/react': 'packages/kit/portal/react/form.ts',
    'form/svelte': 'packages/kit/svelte/use-form.ts',
    'form/vue': 'packages/kit/portal/vue/form.ts',
    session: 'packages/kit/session.ts',
    testing: 'packages/kit/testing/index.ts',
    vite: 'packages/kit/tools/vite.ts',
    ...Object.fromEntries(ofContract.map(name => [name, `contract/${name}.ts`]))
  }
}

/** A file that is named as its topic has the name of the topic. */
const callEntry = (file: string): string =>
  file.slice('contract/'.length, -'.ts'.length).replace(/^calls\/([^/]+)\/\1$/, 'calls/$1')

/** The calls, a folder a topic: `robot-portal-kit/calls/robots`, `robot-portal-kit/calls/robots/saved-filters`. */
export const callEntries = async (): Promise<Entries> => {
  const files = (await Array.fromAsync(glob('contract/calls/**/*.ts'))).map(file => file.replaceAll('\\', '/'))
  return Object.fromEntries(files.sort().map(file => [callEntry(file), file]))
}

/** Run by the package's own command. Nobody imports them. */
export const toolEntries: Entries = {
  'tools/command': 'packages/kit/tools/command.ts',
  'tools/check-page': 'packages/kit/tools/check/in-page/in-page.ts'
}
